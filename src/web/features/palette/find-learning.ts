import { areaIndex, podIndex } from '#contract/learning.ts';
import { myLearning } from '#contract/my-learning.ts';
import { pagesText } from '#texts/pages.ts';
import { shellText } from '#texts/shell.ts';
import { read } from '#web/platform/data.ts';
import { permits } from '#web/platform/session.ts';
import { matching } from './matching.ts';
import type { Place } from './option.ts';
import { firstOf, nameOf, namesOf, type Source } from './source.ts';

export const learning: Source = {
  name: shellText.learning,
  allow: 'learning.read',
  topics: podIndex.topics,
  async find({ term, client, user, speech: { locale, words } }) {
    const [{ areas }, { pods }] = await Promise.all([
      client.fetchQuery(read(areaIndex, {})),
      client.fetchQuery(read(podIndex, {})),
    ]);
    const mayWrite = permits(user, 'learning.write');
    const all: Place[] = [
      ...areas.map(
        (area): Place => ({
          href: mayWrite ? `/learning/areas?edit=${area.uuid}` : `/learning/pods?area=${area.uuid}`,
          icon: 'learning',
          title: nameOf(area, locale),
          also: namesOf([area]),
        }),
      ),
      ...pods.map((pod): Place => {
        const [area] = pod.areas;
        const open = `${mayWrite ? 'edit' : 'view'}=${pod.uuid}`;
        return {
          href: `/learning/pods?${area ? `area=${area.uuid}&` : ''}${open}`,
          icon: 'learning',
          title: nameOf(pod, locale),
          line: area && nameOf(area, locale),
          also: namesOf([pod, ...pod.areas]),
        };
      }),
    ];
    return firstOf(matching(all, term, words));
  },
};

export const ownLearning: Source = {
  name: pagesText.myLearning,
  allow: 'own-learning',
  topics: myLearning.topics,
  async find({ term, client, speech: { locale, words } }) {
    const { learning } = await client.fetchQuery(read(myLearning, {}));
    const all = learning.flatMap((area) => [
      { ...area, inArea: null },
      ...area.pods.map((pod) => ({ ...pod, inArea: area })),
    ]);
    // A pod may belong to two areas.
    const once = [...new Map(all.map((place) => [place.uuid, place])).values()];
    const places = once.map(
      ({ reflections: [begun], inArea, ...place }): Place => ({
        href: begun
          ? `/my/learning/reflection/${begun.uuid}`
          : `/my/learning#${inArea ? `${inArea.uuid}/` : ''}${place.uuid}`,
        icon: 'mine',
        title: nameOf(place, locale),
        line: inArea ? nameOf(inArea, locale) : undefined,
        also: namesOf([place, inArea]),
      }),
    );
    return firstOf(matching(places, term, words));
  },
};
