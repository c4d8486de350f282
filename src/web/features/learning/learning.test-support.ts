import type { Area, Pod } from '#contract/learning.ts';

export const uuidOf = (number: number) =>
  `0193a5c0-7a6e-7c4e-9a53-${String(number).padStart(12, '0')}`;

export const areaOf = (number: number, name: string, more: Partial<Area> = {}): Area => ({
  uuid: uuidOf(number),
  name,
  active: true,
  pods_count: 0,
  questions_count: 0,
  learners_count: 0,
  updated_at: '2026-11-18T08:00:00.000Z',
  ...more,
});

export const podOf = (number: number, name: string, more: Partial<Pod> = {}): Pod => ({
  uuid: uuidOf(100 + number),
  name,
  active: true,
  assets_count: 0,
  questions_count: 0,
  areas: [],
  aspect: null,
  subject_matter: null,
  updated_at: '2026-11-18T08:00:00.000Z',
  ...more,
});
