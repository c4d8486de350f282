import { daysAfter } from './calendar.ts';
import { type AreaKey, areas, type PodKey, pods } from './content/areas-and-pods.ts';
import { aspects, type Pod, type Question, subjectMatters } from './content/writing.ts';
import { idOf } from './random.ts';

export const areaId = (key: AreaKey) => idOf('area', areas[key].name);
export const podId = (key: PodKey) => idOf('pod', pods[key].name);

/** The questions of an area or a pod, with the uuids they are stored under. */
export function questionsOf(of: { area: AreaKey } | { pod: PodKey }) {
  const { name, questions }: { name: string; questions: readonly Question[] } =
    'pod' in of ? pods[of.pod] : areas[of.area];
  return questions.map((question, position) => ({
    ...question,
    position,
    uuid: idOf('question', name, position),
  }));
}

const areaKeys = Object.keys(areas) as AreaKey[];
const podKeys = Object.keys(pods) as PodKey[];

const slug = (title: string) =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Everything a learning designer has made. */
export function learningRows(now: Date) {
  const dated = { createdAt: daysAfter(now, -640), updatedAt: daysAfter(now, -90) };
  const allQuestions = [
    ...areaKeys.map((area) => ({ area, pod: null })),
    ...podKeys.map((pod) => ({ area: null, pod })),
  ].flatMap(({ area, pod }) =>
    questionsOf(pod ? { pod } : { area }).map(({ uuid, ask, position }) => ({
      ...dated,
      uuid,
      question: ask,
      position,
      area: area && areaId(area),
      pod: pod && podId(pod),
    })),
  );
  return {
    aspects: aspects.map((name) => ({ uuid: idOf('aspect', name), name })),
    subjectMatters: subjectMatters.map((name) => ({ uuid: idOf('subject matter', name), name })),
    areas: areaKeys.map((key) => {
      const { name, nameMi, active } = areas[key];
      return { ...dated, uuid: areaId(key), name, nameMi, active };
    }),
    pods: podKeys.map((key) => podRow(key, dated)),
    areaPods: areaKeys.flatMap((key) =>
      areas[key].pods.map((pod, position) => ({ area: areaId(key), pod: podId(pod), position })),
    ),
    assets: podKeys.flatMap((key) => assetRows(key, dated)),
    questions: allQuestions,
  };
}

type Dated = { createdAt: Date; updatedAt: Date };

function podRow(key: PodKey, dated: Dated) {
  const { name, active, aspect, subjectMatter } = pods[key];
  return {
    ...dated,
    uuid: podId(key),
    name,
    active,
    aspect: idOf('aspect', aspect),
    subjectMatter: idOf('subject matter', subjectMatter),
  };
}

function assetRows(key: PodKey, dated: Dated) {
  const { name, assets }: Pod = pods[key];
  return assets.map((title, position) => ({
    ...dated,
    uuid: idOf('asset', name, position),
    pod: podId(key),
    title,
    position,
    kind: 'link' as const,
    url: `https://library.stepwise.example/${slug(name)}/${slug(title)}`,
  }));
}
