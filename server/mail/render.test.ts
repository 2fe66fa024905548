import { expect, test } from 'vitest';
import { formatMoney, formatRate } from '#server/kernel/format.ts';
import { renderMail } from './render.ts';

test('what people typed cannot become markup or a header', () => {
  const mail = renderMail({
    language: 'en-US',
    subject: 'Order\r\nBcc: all@example.com',
    title: 'Hello <b>',
    blocks: [
      { kind: 'lines', lines: ['<script>alert(1)</script>', 'A & "B"'] },
      { kind: 'link', label: 'Open', url: 'http://localhost/?a=1&b=2#ak_x' },
    ],
    footer: 'shop',
  });
  expect(mail.subject).toBe('Order Bcc: all@example.com');
  expect(mail.html).not.toContain('<script>');
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br />A &amp; &quot;B&quot;');
  expect(mail.html).toContain('href="http://localhost/?a=1&amp;b=2#ak_x"');
  expect(mail.text).toContain('Open:\nhttp://localhost/?a=1&b=2#ak_x');
});

test('amounts are written as in the language', () => {
  expect(formatMoney(113_100, 'EUR', 'de-DE')).toBe('1.131,00\u00a0€');
  expect(formatMoney(1131, 'JPY', 'ja-JP')).toBe('¥1,131');
  expect(formatRate(2550, 'de-DE')).toBe('25,5\u00a0%');
});

test('each block of a mail, as text and as markup', async () => {
  const { text, html } = renderMail({
    language: 'tr-TR',
    subject: 'Sipariş  1',
    title: 'Başlık',
    blocks: [
      { kind: 'text', text: 'Bir < iki' },
      { kind: 'heading', text: 'bilgi' },
      { kind: 'link', label: 'Aç', url: 'http://localhost/?a=1&b="2"' },
      {
        kind: 'facts',
        rows: [
          ['Ad', 'A&B'],
          ['No', '1'],
        ],
      },
      {
        kind: 'table',
        head: ['Parça', 'Adet'],
        rows: [
          ['LM358', '10'],
          ['NE555', '5'],
        ],
      },
      { kind: 'lines', lines: ['bir', 'iki'] },
    ],
    footer: 'shop & son',
  });
  await expect(`${text}\n=====\n${html}`).toMatchFileSnapshot('told/blocks.txt');
});
