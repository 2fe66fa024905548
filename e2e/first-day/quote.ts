import { de, mpn, t, type Day } from './day.ts';

/** Somebody asks for a price and gets it. */
export async function answerQuote(day: Day): Promise<void> {
  const { page } = day.buyer;
  await page.goto(`${day.shop.address('de')}/other/rfqs`);
  await page.getByRole('button', { name: de('rfq:paste.open') }).click();
  await page.getByLabel(de('rfq:paste.label')).fill(`${mpn}; 3000`);
  await page
    .getByRole('button', { name: de('rfq:add.submit') })
    .last()
    .click();
  await page.getByText(mpn).first().waitFor();
  await page.getByLabel(de('rfq:form.first_name'), { exact: true }).fill('Marta');
  await page.getByLabel(de('rfq:form.last_name'), { exact: true }).fill('Keller');
  await page.locator('#email').fill('marta@example.com');
  await page.locator('#consent').check();
  await page.getByRole('button', { name: de('rfq:form.submit') }).click();
  await page.getByRole('link', { name: de('rfq:sent.open') }).click();
  await page.getByText(de('quote:status.submitted'), { exact: true }).waitFor();
  const number = new URL(page.url()).searchParams.get('inquiry_no') ?? '';

  const { page: desk } = day.office;
  await day.openTab('quotes');
  await day.look(desk, 'quotes');
  await desk.getByRole('link', { name: number }).click();
  const answer = desk.getByRole('form', { name: t('admin_quotes:answer.title') });
  await answer
    .getByLabel(/per piece$/)
    .first()
    .fill('0.02');
  await day.look(desk, 'quote');
  await answer.getByRole('button', { name: t('admin_quotes:answer.send') }).click();
  await desk.getByText(t('admin_quotes:answer.sent')).first().waitFor();
  await page.reload();
  await page.getByText(de('quote:status.quoted'), { exact: true }).waitFor();
  await day.look(page, 'quoted');
}
