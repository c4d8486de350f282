import { linkOptions } from '@tanstack/react-router';

const addresses = {
  user: (uuid: string) => linkOptions({ to: '/users/$user', params: { user: uuid } }),
  organisation: (uuid: string) => linkOptions({ to: '/organisations', search: { view: uuid } }),
  subscription: (uuid: string) => linkOptions({ to: '/subscriptions', search: { edit: uuid } }),
  import: (uuid: string) => linkOptions({ to: '/imports/$import', params: { import: uuid } }),
  area: (uuid: string) => linkOptions({ to: '/learning/areas', search: { edit: uuid } }),
  pod: (uuid: string) => linkOptions({ to: '/learning/pods', search: { edit: uuid } }),
  assignment: (uuid: string) =>
    linkOptions({ to: '/mentor/assign-learning', search: { learner: uuid } }),
  reflection: (uuid: string) =>
    linkOptions({
      to: '/mentor/review-learning/reflection/$reflection',
      params: { reflection: uuid },
    }),
};

type RecordReference = { uuid: string; type: string };

/** The link to a record; undefined for a type that has no page. */
export function recordHref({ uuid, type }: RecordReference) {
  return type in addresses ? addresses[type as keyof typeof addresses](uuid) : undefined;
}
