import type { Organisation } from '#contract/organisations/organisations.ts';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';

/** Where it is edited, its members and roles too. */
export const placeOf = ({ uuid, name }: Pick<Organisation, 'uuid' | 'name'>): DraftLocation => ({
  path: `/organisations?edit=${uuid}`,
  label: name,
});
