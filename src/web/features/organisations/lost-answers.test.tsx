// @vitest-environment browser-and-server
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { endOrganisationRole } from '#contract/organisations/organisation-roles.ts';
import { removeMember, showOrganisation } from '#contract/organisations/organisations.ts';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const admin = await world.person('Ngaire Whitcombe', 'admin');

const pageOf = { organisation: '/organisations?edit=', person: '/users/' };

test.each([
  ['of a member', 'organisation', removeMember, /^Remove Mere Tāne/, 'Mere Tāne'],
  ['of a role', 'organisation', endOrganisationRole, /^Remove role: Mere Tāne/, 'Mere Tāne'],
  ['of a person’s organisation', 'person', removeMember, /^Remove Kura/, 'Kura'],
] as const)(
  'whether the removal %s was done is not known where its answer is lost',
  async (...row) => {
    const [, page, { method, path }, name, subject] = row;
    const mere = await world.person('Mere Tāne');
    const kura = await world.organisation('Kura', [mere]);
    await world.organisationRole(mere, 'organisation_mentor', kura);
    const server = await connectBrowser(world, admin);
    await openApp(`${pageOf[page]}${page === 'person' ? mere.uuid : kura}`);
    const button = await screen.findByRole('button', { name });
    server.breaks(`${method} ${path}`, 'lost');
    await userEvent.click(button);

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      `${subject}: we don’t know whether this was done. We couldn’t reach the server.`,
    );
    const { users } = (await world.as(admin)(showOrganisation, { params: { uuid: kura } })).reply
      .organisation;
    expect(users).toHaveLength(path === removeMember.path ? 0 : 1);
  },
);
