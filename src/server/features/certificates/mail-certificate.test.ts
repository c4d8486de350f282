import { expect, test } from 'vitest';
import { english } from '#messages/localizer.ts';
import { createI18n } from '#server/platform/i18n/i18n.ts';
import { mailBody } from '#server/platform/mail/mail-body.ts';
import { certificateMail } from './mail-certificate.ts';

const site = {
  name: 'Stepwise',
  url: 'https://learn.example',
  client: 'https://learn.example',
  environment: 'test',
} as const;

const row = {
  uuid: '0199b2a4-0000-7000-8000-000000000001',
  number: 'SW-2026-00042',
  code: 'k3m7xq2vb5ntw4hz6yrcpdfa2e',
  reflection: '0199b2a4-0000-7000-8000-000000000002',
  learner: '0199b2a4-0000-7000-8000-000000000003',
  holder: 'Mere Tāne',
  area: 'Belonging & identity',
  areaMi: null,
  locale: english,
  pods: [],
  mentor: 'Hana Ngata',
  organisation: null,
  issuedAt: new Date('2026-11-20T02:00:00Z'),
  correctedAt: null as Date | null,
  withdrawnAt: null,
  withdrawnReason: null,
  replacedBy: null,
  replaces: null as string | null,
};

const mailOf = (announced: typeof row) =>
  mailBody(
    { site, i18n: createI18n() },
    english,
    certificateMail({ site, locale: 'en-NZ' }, announced),
  );

test('the mail greets by name, says who signed it off, and links the page and the PDF', () => {
  const { subject, text, html } = mailOf(row);

  expect(subject).toBe('Your certificate for Belonging & identity');
  expect(text).toContain('Kia ora Mere Tāne,');
  expect(text).toContain('Hana Ngata signed it off');
  expect(html).toContain(`href="https://learn.example/certificates/${row.code}"`);
  expect(html).toContain(`href="https://learn.example/certificates/${row.code}.pdf"`);
  expect(html).toContain('Belonging &amp; identity');
});

test('the mail for one with another name says so, and congratulates nobody again', () => {
  const { text } = mailOf({ ...row, correctedAt: new Date(), replaces: 'SW-2026-00007' });
  expect(text).toMatch(/was corrected\. Certificate SW-2026-00042 is issued to Mere Tāne\./);
  expect(text).toContain('It replaces SW-2026-00007');
  expect(text).not.toContain('Congratulations');
});

test('the mail for a certificate that replaces another names that one', () => {
  expect(mailOf(row).text).not.toContain('It replaces');
  const { text } = mailOf({ ...row, replaces: 'SW-2026-00007' });
  expect(text).toContain('It replaces SW-2026-00007, which is no longer valid.');
});
