import type { Page } from '@playwright/test';
import { v7 as newUuid } from 'uuid';
import { hashOf, newSecret } from '#server/features/accounts/index.ts';
import {
  apiTokens,
  authenticators,
  organisationSignIn,
  pendingLinks,
} from '#server/schema/index.ts';
import { addIdentity, addOrganisation, addProvider } from '#testing/provider-fixtures.ts';
import type { Screen } from './every-screen.ts';
import { expect, type Person, password } from './fixtures.ts';
import type { Product } from './product.ts';

/* The screens of logging in, with all that can stand on them, and with names that need room. */

const provider = 'Te Kura Kaupapa Māori o Whakarewarewa';
const passkey = 'Whakatāne-Ōpōtiki library computer';

/** Gives somebody who is logged in every way to log in, and more. */
export async function giveEverything({ database: { db } }: Product, { uuid: user }: Person) {
  const [now, later] = [new Date(), new Date(Date.now() + 9e8)];
  const confirmed = { user, createdAt: now, confirmedAt: now, lastUsedAt: now };
  await db.insert(authenticators).values([
    { uuid: newUuid(), kind: 'app', secretSealed: Buffer.from('sealed'), ...confirmed },
    { uuid: newUuid(), kind: 'passkey', name: passkey, credentialId: newUuid(), ...confirmed },
  ]);
  const token = { owner: user, createdAt: now, expiresAt: later, ending: 'ab12' } as const;
  await db.insert(apiTokens).values({
    uuid: newUuid(),
    ...token,
    kind: 'service',
    name: 'Student management system of the Kāhui Ako o Whakatāne',
    tokenHash: hashOf(newSecret()),
    permissions: ['people.manage', 'reflections.review', 'learning.read'],
  });
  const added = await addProvider({ db }, { name: provider });
  await addProvider({ db }, { name: 'Pikitū login' });
  await addIdentity({ db }, user, added);
  const organisation = await addOrganisation({ db });
  await db.insert(organisationSignIn).values({
    organisation,
    provider: added.uuid,
    domains: ['whakarewarewa.school.nz'],
    tenants: [],
    required: false,
    updatedAt: now,
  });
  const link = newSecret();
  const email = 'ngaire.anaru-whitcombe@whakarewarewa.school.nz';
  const login = { provider: added.uuid, issuer: added.issuer, subject: 'ngaire', email };
  await db.insert(pendingLinks).values({ tokenHash: hashOf(link), ...login, endsAt: later });
  return { organisation, link };
}

/** By its place in the section, as its words differ by language. */
const twoStep = (row: number) => `#two-step-login section:nth-of-type(${row}) button`;

/** Past the password, which those ask for who have been logged in for a while. */
const openTwoStep = (row: number, shown: string) => async (page: Page) => {
  await page.locator(twoStep(row)).first().click();
  await page.locator('#factor-current_password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.locator(shown).first()).toBeVisible();
};

const openToken = async (page: Page) => {
  await page.locator('section:has(> div > h2):nth-last-of-type(2) button').last().click();
  await expect(page.locator('#token-current_password')).toBeVisible();
};

const openProvider = async (page: Page) => {
  await page.locator('main div > button').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const secondStep = async (page: Page, { email }: Person) => {
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('form [type=submit]').click();
  await expect(page.locator('#password')).toHaveCount(0);
};

/** With the buttons of two providers below the form. */
export const withoutSession = (person: Person): Screen[] => [
  {
    path: '/login',
    act: async (page) => expect(page.locator('a[href*="/auth/"]')).not.toHaveCount(0),
  },
  {
    path: '/login?sign_in=not-linked',
    act: async (page) => expect(page.getByRole('alert')).toBeVisible(),
  },
  { path: '/login?to=/account', act: (page) => secondStep(page, person) },
  { path: '/password-reset/a-token?invitation=1&email=hana@school.example' },
  { path: '/two-step-login/a-token' },
];

export const withSession = ({ uuid }: Person, organisation: string): Screen[] => [
  { path: '/account' },
  { path: '/account', act: openTwoStep(1, 'main svg') },
  { path: '/account', act: openTwoStep(3, 'main ol code') },
  { path: '/account', act: openToken },
  { path: '/link-login' },
  { path: '/confirm?to=/api/account/export' },
  { path: '/two-step-login' },
  { path: '/system/single-sign-on' },
  { path: '/system/single-sign-on', act: openProvider },
  { path: '/system' },
  { path: `/users/${uuid}` },
  { path: `/organisations?view=${organisation}` },
];
