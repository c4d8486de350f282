import { assessment } from './areas/assessment.ts';
import { belonging } from './areas/belonging.ts';
import { inclusion } from './areas/inclusion.ts';
import { language } from './areas/language.ts';
import { leadership } from './areas/leadership.ts';
import { outdoors } from './areas/outdoors.ts';
import { whanau } from './areas/whanau.ts';
import { adapting } from './pods/adapting.ts';
import { careRoutines } from './pods/care-routines.ts';
import { earlyWriting } from './pods/early-writing.ts';
import { hardConversations } from './pods/hard-conversations.ts';
import { leadingChange } from './pods/leading-change.ts';
import { learnerVoice } from './pods/learner-voice.ts';
import { learningStories } from './pods/learning-stories.ts';
import { learningSupport } from './pods/learning-support.ts';
import { livingThings } from './pods/living-things.ts';
import { looseParts } from './pods/loose-parts.ts';
import { mentoringColleague } from './pods/mentoring-colleague.ts';
import { movingRooms } from './pods/moving-rooms.ts';
import { noticing } from './pods/noticing.ts';
import { oralStorytelling } from './pods/oral-storytelling.ts';
import { planning } from './pods/planning.ts';
import { readingTogether } from './pods/reading-together.ts';
import { riskChallenge } from './pods/risk-challenge.ts';
import { settlingIn } from './pods/settling-in.ts';
import { sharingHome } from './pods/sharing-home.ts';
import { startingSchool } from './pods/starting-school.ts';
import { talkingWithWhanau } from './pods/talking-with-whanau.ts';
import { teReoDaily } from './pods/te-reo-daily.ts';
import { welcomingDifference } from './pods/welcoming-difference.ts';
import { whanauPlanning } from './pods/whanau-planning.ts';
import * as quiet from './untaught-pods.ts';
import type { Area, Pod } from './writing.ts';

const { professionalLearning, ...quietPods } = quiet;

export const pods = {
  noticing,
  learningStories,
  planning,
  learnerVoice,
  settlingIn,
  careRoutines,
  movingRooms,
  startingSchool,
  talkingWithWhanau,
  sharingHome,
  whanauPlanning,
  teReoDaily,
  oralStorytelling,
  readingTogether,
  earlyWriting,
  riskChallenge,
  livingThings,
  looseParts,
  welcomingDifference,
  adapting,
  learningSupport,
  mentoringColleague,
  leadingChange,
  hardConversations,
  ...quietPods,
} as const satisfies Record<string, Pod>;

export type PodKey = keyof typeof pods;

/** Three pods stand in two areas; digital tools, visual arts and sustainability stand in none. */
export const areas = {
  assessment: {
    name: 'Assessment for learning',
    nameMi: 'Aromatawai',
    active: true,
    questions: assessment,
    pods: ['noticing', 'learningStories', 'planning', 'learnerVoice'],
  },
  belonging: {
    name: 'Belonging and wellbeing',
    nameMi: null,
    active: true,
    questions: belonging,
    pods: ['settlingIn', 'careRoutines', 'movingRooms', 'startingSchool'],
  },
  whanau: {
    name: 'Whānau engagement',
    nameMi: null,
    active: true,
    questions: whanau,
    pods: ['talkingWithWhanau', 'sharingHome', 'whanauPlanning', 'startingSchool'],
  },
  language: {
    name: 'Language and literacy',
    nameMi: null,
    active: true,
    questions: language,
    pods: ['oralStorytelling', 'teReoDaily', 'readingTogether', 'earlyWriting'],
  },
  outdoors: {
    name: 'Outdoor play and the natural world',
    nameMi: null,
    active: true,
    questions: outdoors,
    pods: ['riskChallenge', 'looseParts', 'livingThings', 'waterMudWeather'],
  },
  inclusion: {
    name: 'Inclusive practice',
    nameMi: null,
    active: true,
    questions: inclusion,
    pods: ['welcomingDifference', 'adapting', 'learningSupport', 'learnerVoice'],
  },
  leadership: {
    name: 'Leadership',
    nameMi: null,
    active: true,
    questions: leadership,
    pods: ['mentoringColleague', 'leadingChange', 'hardConversations', 'acrossSites'],
  },
  professional: {
    name: 'Professional learning',
    nameMi: 'Ako ngaiotanga',
    active: false,
    questions: professionalLearning,
    pods: ['ownInquiry', 'mentoringColleague'],
  },
} as const satisfies Record<string, Area<PodKey>>;

export type AreaKey = keyof typeof areas;
