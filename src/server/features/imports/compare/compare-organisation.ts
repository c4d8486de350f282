import { normalizeLine } from '#contract/fields/typed-text.ts';
import {
  type OrganisationField,
  type OrganisationValues,
  organisationKeys,
  organisationTextKeys,
} from '#contract/organisations/organisation-fields.ts';
import { schemas } from '#contract/organisations/organisations.schemas.ts';
import { message } from '#lib/messages/message.ts';
import { importProblemsMessages } from '#messages/imports/import-problems.ts';
import { fileTypes } from '#server/features/imports/read/file-words.ts';
import type {
  Change,
  Compared,
  ParsedRow,
  Problem,
} from '#server/features/imports/read/parsed-row.ts';
import { folded, isMadeByProgram, typeOf } from '#server/features/imports/read/row-values.ts';
import { fieldProblems } from './check-fields.ts';

export type ExistingOrganisation = OrganisationValues & { uuid: string };
export type OrganisationIntent = Partial<OrganisationValues>;

type Lookups = {
  /** By `folded` names, of which a region may have several. */
  regions: ReadonlyMap<string, { uuid: string; name: string }>;
};

/** What a row does to an organisation, or to none yet. Pure, as `comparePerson` is. */
export function compareOrganisation(
  row: ParsedRow,
  existing: ExistingOrganisation | undefined,
  lookups: Lookups,
): Compared<OrganisationIntent> {
  const problems: Problem[] = [];
  const wanted = wantedOf(row, lookups, problems);
  const code = wanted.code ?? '';
  if (!existing && isMadeByProgram(code)) {
    problems.push({ field: 'code', text: message(importProblemsMessages.changedCode, { code }) });
  }
  const intent = existing ? onlyChanged(wanted, existing) : wanted;
  problems.push(...problemsOf(row, intent, problems, existing));

  const label = wanted.name ?? existing?.name ?? row.cellOf('code');
  const subject = existing?.uuid ?? null;
  if (problems.length > 0) return { outcome: 'problem', label, subject, problems };
  const changes = changesOf(intent, existing, lookups);
  if (!existing) return { outcome: 'create', label, changes, intent };
  if (changes.length === 0) return { outcome: 'same', label, subject: existing.uuid };
  return { outcome: 'update', label, subject: existing.uuid, changes, intent };
}

function wantedOf(row: ParsedRow, { regions }: Lookups, problems: Problem[]): OrganisationIntent {
  const wanted: OrganisationIntent = {};
  for (const field of organisationTextKeys) {
    const text = normalizeLine(row.cellOf(field));
    if (text !== '' || row.isEmptied(field)) wanted[field] = text;
  }
  const [typeWord, regionName] = [row.cellOf('type'), row.cellOf('region')];
  const type = typeOf(typeWord);
  if (type) wanted.type = type;
  else if (typeWord !== '') {
    const { ece: one, school: other } = fileTypes;
    problems.push({ field: 'type', text: message(importProblemsMessages.type, { one, other }) });
  }
  const region = regions.get(folded(regionName));
  if (region) wanted.region = region.uuid;
  else if (regionName !== '') {
    const choices = [...new Set([...regions.values()].map(({ name }) => name))].join('; ');
    const text = message(importProblemsMessages.noRegion, { region: regionName, choices });
    problems.push({ field: 'region', text });
  }
  return wanted;
}

/**
 * A code that differs only in case is the same code, and stays as it is; so does a phone number of
 * which the file has no more than a spreadsheet program leaves once it takes it for a number.
 */
function onlyChanged({ code: _, ...wanted }: OrganisationIntent, existing: ExistingOrganisation) {
  const changed: OrganisationIntent = { ...wanted };
  for (const field of organisationKeys) {
    if (changed[field] === existing[field]) delete changed[field];
  }
  if (changed.phone && lostItsZero(changed.phone, existing.phone)) delete changed.phone;
  return changed;
}

const lostItsZero = (digits: string, phone: string) =>
  /^[1-9]\d*$/.test(digits) && phone.replace(/\D/g, '') === `0${digits}`;

const changedOrganisation = schemas.updateOrganisation.body.partial();

/** A field that has a problem already is not reported once more as missing. */
function problemsOf(
  row: ParsedRow,
  intent: OrganisationIntent,
  reported: readonly Problem[],
  existing: ExistingOrganisation | undefined,
): Problem[] {
  const schema = existing ? changedOrganisation : schemas.storeOrganisation.body;
  const { type: _, region: __, ...typed } = intent;
  const problems = fieldProblems(row, { texts: typed, schema, fields: intent });
  return problems.filter(({ field }) => !reported.some((problem) => problem.field === field));
}

function changesOf(
  intent: OrganisationIntent,
  existing: ExistingOrganisation | undefined,
  { regions }: Lookups,
): Change[] {
  const regionName = (uuid: string | undefined) =>
    [...regions.values()].find((region) => region.uuid === uuid)?.name ?? '';
  const cellText = (fields: OrganisationIntent, field: OrganisationField) => {
    if (field === 'region') return regionName(fields.region);
    if (field === 'type') return fields.type ? fileTypes[fields.type] : '';
    return fields[field] ?? '';
  };
  return organisationKeys
    .filter((field) => intent[field] !== undefined)
    .map((field) => ({
      field,
      from: cellText(existing ?? {}, field),
      to: cellText(intent, field),
    }));
}
