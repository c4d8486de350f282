import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReplyJson } from '#contract/endpoint.ts';
import { type figures, figureWeeks } from '#contract/figures/figures.ts';
import { areaIndex } from '#contract/learning/learning.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import type { figuresPage } from '#contract/pages/figures.ts';
import { message } from '#lib/messages/message.ts';
import { figuresMessages } from '#messages/mentoring/figures.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { RecordPicker } from '#web/patterns/record-picker/record-picker.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import styles from './figures.module.css';

type Search = ReturnType<typeof figuresPage.search>;

const route = getRouteApi('/shell/mentor/figures');

type Props = { about: ReplyJson<typeof figures>['about'] | undefined };

/** Of which weeks, which area and which organisation; all in the address. */
export function FiguresScope({ about }: Props) {
  const { t, locale } = useTranslation();
  const { weeks, area, organisation } = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useQuery(read(areaIndex, {}));
  const areas = data?.areas ?? [];
  const change = (changed: Search) =>
    void navigate({ search: (now) => ({ ...now, ...changed }), resetScroll: false });

  return (
    <div className={styles.scope}>
      <SelectField
        label={figuresMessages.period}
        value={weeks ?? figureWeeks[0]}
        options={figureWeeks.map((value) => ({
          value,
          label: message(figuresMessages.weeks, { count: Number(value) }),
        }))}
        onChange={({ target }) => change({ weeks: figureWeeks.find((it) => it === target.value) })}
      />
      <SelectField
        label={figuresMessages.area}
        value={area ?? ''}
        options={[
          { value: '', label: figuresMessages.anyArea },
          ...areas.map((it) => ({ value: it.uuid, label: nameIn(locale, it) })),
        ]}
        onChange={({ target }) => change({ area: target.value || undefined })}
      />
      <RecordPicker
        key={organisation}
        kind="organisations"
        label={figuresMessages.organisation}
        placeholder={figuresMessages.anyOrganisation}
        value={about?.organisation ?? null}
        onPick={({ uuid }) => change({ organisation: uuid })}
      />
      {organisation && (
        <Button onClick={() => change({ organisation: undefined })}>
          {t(figuresMessages.allOrganisations)}
        </Button>
      )}
    </div>
  );
}
