/** What a mentor has noted about learning elsewhere, on an area's own reflection. */
export const externalNotes = [
  'Attended the two-day assessment hui in March and has shared the notes with the team. The certificate of attendance has been seen.',
  'Completed a ten-week evening course in te reo Māori, level 1. Spoke about what has changed in daily practice since.',
  'Visited two other centres with a colleague, one of them a parent-led one, and wrote up what each does at the gate in the mornings.',
  'First aid renewed in June. Took part in a water safety day run by the regional council.',
  'Reads with a group of four from neighbouring schools, once a month. This term: two articles on culturally sustaining assessment.',
  'Presented at the cluster meeting on small changes to the environment. Slides and the questions that were asked have been kept.',
  'Online course on early communication, twelve hours, finished in August. The child in the second answer is known to the tutor.',
  'Noho marae over one weekend with the whole team, as guests of mana whenua. Was asked to come back and help in the kitchen, and did.',
  'Began a postgraduate paper on leadership in the early years; essay due in November. Will bring the question it asks to our next talk.',
  'Worked beside the speech-language therapist on three mornings. Her summary is with the centre and can be read there with the whānau’s consent.',
] as const;
