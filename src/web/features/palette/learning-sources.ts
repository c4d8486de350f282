import { areaIndex, podIndex, updatePod } from '#contract/learning/learning.ts';
import { myLearning } from '#contract/my-learning/my-learning.ts';
import { mayCall } from '#contract/rights.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { matchOptions } from './match-options.ts';
import type { Destination } from './option.ts';
import {
  firstResults,
  localizedName,
  type SearchSource,
  searchableNames,
} from './search-source.ts';

export const learningSource: SearchSource = {
  name: shellMessages.learning,
  call: podIndex,
  topics: podIndex.topics,
  async find({ term, client, user, translator: { locale, words } }) {
    const [{ areas }, { pods }] = await Promise.all([
      client.fetchQuery(read(areaIndex, {})),
      client.fetchQuery(read(podIndex, {})),
    ]);
    const mayWrite = mayCall(user, updatePod);
    const destinations: Destination[] = [
      ...areas.map(
        (area): Destination => ({
          href: mayWrite ? `/learning/areas?edit=${area.uuid}` : `/learning/pods?area=${area.uuid}`,
          icon: 'learning',
          title: localizedName(area, locale),
          keywords: searchableNames([area]),
        }),
      ),
      ...pods.map((pod): Destination => {
        const [area] = pod.areas;
        const open = `${mayWrite ? 'edit' : 'view'}=${pod.uuid}`;
        return {
          href: `/learning/pods?${area ? `area=${area.uuid}&` : ''}${open}`,
          icon: 'learning',
          title: localizedName(pod, locale),
          detail: area && localizedName(area, locale),
          keywords: searchableNames([pod, ...pod.areas]),
        };
      }),
    ];
    return firstResults(matchOptions(destinations, term, words));
  },
};

export const myLearningSource: SearchSource = {
  name: pagesMessages.myLearning,
  call: myLearning,
  topics: myLearning.topics,
  async find({ term, client, translator: { locale, words } }) {
    const { learning } = await client.fetchQuery(read(myLearning, {}));
    const areasAndPods = learning.flatMap((area) => [
      { ...area, parent: null },
      ...area.pods.map((pod) => ({ ...pod, parent: area })),
    ]);
    // A pod may belong to two areas.
    const unique = [...new Map(areasAndPods.map((item) => [item.uuid, item])).values()];
    const destinations = unique.map(
      ({ reflections: [reflection], parent, ...item }): Destination => ({
        href: reflection
          ? `/my/learning/reflection/${reflection.uuid}`
          : `/my/learning#${parent ? `${parent.uuid}/` : ''}${item.uuid}`,
        icon: 'mine',
        title: localizedName(item, locale),
        detail: parent ? localizedName(parent, locale) : undefined,
        keywords: searchableNames([item, parent]),
      }),
    );
    return firstResults(matchOptions(destinations, term, words));
  },
};
