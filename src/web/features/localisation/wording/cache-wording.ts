import type { QueryClient } from '@tanstack/react-query';
import { textIndex, type Wording } from '#contract/localisation/wordings.ts';
import { putRecord } from '#web/platform/calls/record-cache.ts';

export const cacheWording = (client: QueryClient, wording: Wording) =>
  putRecord(client, wording, { lists: [textIndex] });
