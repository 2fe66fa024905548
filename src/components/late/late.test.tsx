import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createWords } from '#src/i18n/words.ts';
import { late } from './late.tsx';

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>failed</p> : this.props.children;
  }
}

async function show(children: ReactNode) {
  const words = await createWords('en');
  return render(
    <I18nextProvider i18n={words}>
      <Boundary>{children}</Boundary>
    </I18nextProvider>,
  );
}

it('stands aside for what waits in its place, and is there from the first drawing once it is fetched', async () => {
  const Late = late(async () => Greeting);
  const first = await show(<Late name="Ada" waiting={<p>wait</p>} />);
  expect(screen.getByText('wait')).toBeDefined();
  await screen.findByText('Hello Ada');
  expect(screen.queryByText('wait')).toBeNull();
  first.unmount();

  await show(<Late name="Emmy" waiting={<p>wait</p>} />);
  expect(screen.getByText('Hello Emmy')).toBeDefined();
});

it('brings its words along', async () => {
  const words = await createWords('en');
  const Late = late(async () => Greeting, ['suggestions']);
  render(
    <I18nextProvider i18n={words}>
      <Late name="Ada" />
    </I18nextProvider>,
  );
  await screen.findByText('Hello Ada');
  expect(words.hasResourceBundle('en', 'suggestions')).toBe(true);
});

it('fails where it stands when it cannot be fetched, and is asked for again when it is shown again', async () => {
  const hidden = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async () => Greeting).mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const Late = late(load);
  const first = await show(<Late name="Ada" />);
  await screen.findByText('failed');
  first.unmount();
  load.mockResolvedValue(Greeting);
  await show(<Late name="Ada" />);
  await screen.findByText('Hello Ada');
  hidden.mockRestore();
});
