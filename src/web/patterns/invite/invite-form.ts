import { type ComponentType, createContext } from 'react';
import type { Role } from '#contract/permissions.ts';
import type { PickerItem } from '#web/patterns/picker/picker.tsx';

export type InviteFormProps = {
  /** What was typed: a name or an email. */
  named: string;
  roles: readonly Role[];
  onClose: () => void;
  /** After it has closed. */
  onSaved: (person: PickerItem) => void;
};

/** The form that opens an account, for pickers that know no feature. */
export const InviteForm = createContext<ComponentType<InviteFormProps> | null>(null);
