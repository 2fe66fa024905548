import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { createWords } from '#src/i18n/words.ts';
import { Button } from './Button.tsx';
import { Chip } from './Chip.tsx';
import { Dialog } from './Dialog.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import { Tabs } from './Tabs.tsx';
import { TextField } from './TextField.tsx';
import { useToast } from './toast-context.ts';
import { ToastProvider } from './ToastProvider.tsx';

async function show(content: React.ReactNode) {
  const words = await createWords('en');
  render(<I18nextProvider i18n={words}>{content}</I18nextProvider>);
  return userEvent.setup();
}

describe('a form', () => {
  it('reads label, hint and error with the field', async () => {
    await show(<TextField label="Postcode" hint="5 digits" error="Enter a postcode with 5 digits, like 10115" optional />);
    const field = screen.getByRole('textbox', { name: 'Postcode', description: /Enter a postcode.*Optional · 5 digits/ });
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('leads from the summary to the field', async () => {
    const user = await show(
      <>
        <ErrorSummary attempt={1} problems={[{ fieldId: 'city', text: 'Enter a city' }]} />
        <TextField id="city" label="City" error="Enter a city" />
      </>,
    );
    expect(document.activeElement?.textContent).toContain('There is a problem');
    await user.click(screen.getByRole('link', { name: 'Enter a city' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' }));
  });

  it('swallows presses of a busy button and keeps its focus', async () => {
    const press = vi.fn();
    const user = await show(
      <Button busy onClick={press}>
        Adding
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: 'Adding' }));
    expect(press).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });
});

function Stepper({ start, max = null }: { start: number; max?: number | null }) {
  const [quantity, setQuantity] = useState(start);
  return <QuantityStepper label="Quantity" value={quantity} onChange={setQuantity} min={5} step={5} max={max} />;
}

function quantityShown() {
  return screen.getByRole('textbox', { name: 'Quantity' }).getAttribute('value');
}

describe('a quantity', () => {
  it('moves by the step, stops at the minimum and at the last full step below the maximum', async () => {
    const user = await show(<Stepper start={5} max={13} />);
    expect(screen.getByRole('button', { name: 'Less' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(quantityShown()).toBe('10');
  });

  it('is never corrected while typing, takes separators, and steps with the arrow keys', async () => {
    const user = await show(<Stepper start={5} />);
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(field);
    await user.type(field, '1.253');
    expect(quantityShown()).toBe('1.253');
    await user.keyboard('{ArrowUp}');
    expect(quantityShown()).toBe('1255');
  });
});

function Parts() {
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const tabs = [
    { key: 'one', label: 'One' },
    { key: 'two', label: 'Two' },
  ] as const;
  return (
    <Tabs label="Parts" tabs={tabs} active={tab} onChange={setTab}>
      {tab}
    </Tabs>
  );
}

describe('layers and switches', () => {
  it('moves between tabs with the arrow keys', async () => {
    const user = await show(<Parts />);
    await user.click(screen.getByRole('tab', { name: 'One' }));
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tabpanel', { name: 'Two' }).textContent).toBe('two');
  });

  it('names what a chip removes', async () => {
    const remove = vi.fn();
    const user = await show(<Chip onRemove={remove}>Voltage ≥ 25 V</Chip>);
    await user.click(screen.getByRole('button', { name: 'Remove Voltage ≥ 25 V' }));
    expect(remove).toHaveBeenCalledOnce();
  });

  it('shows a dialog by its question', async () => {
    await show(<Dialog open onClose={() => {}} title="Delete this address?" actions={<Button>Keep</Button>} />);
    expect(screen.getByRole('dialog', { name: 'Delete this address?' })).toBeTruthy();
  });

  it('takes a done thing back from the toast', async () => {
    const undo = vi.fn();
    function Add() {
      const toast = useToast();
      return <Button onClick={() => toast({ text: '300 added', undo })}>Add</Button>;
    }
    const user = await show(
      <ToastProvider>
        <Add />
      </ToastProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('status').textContent).toContain('300 added');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('300 added')).toBeNull();
  });
});
