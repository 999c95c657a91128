/** What a server says of the studies that its workers play. */
import * as v from 'valibot';
import { study } from './schema.ts';

export const newServerStudy = v.strictObject({ study });
export const STATES = ['waiting', 'running', 'done', 'stopped', 'failed'] as const;

const fields = {
  id: v.string(),
  study,
  ruleset: v.string(),
  /** Waiting: no batch has been played yet. */
  state: v.picklist(STATES),
  /** Games, or pairs of games of a comparison. */
  played: v.number(),
  of: v.number(),
  /** Why its games cannot be played. */
  error: v.nullable(v.string()),
  /** Milliseconds since 1970. */
  created: v.number(),
};
export const studyRow = v.object(fields);
export type StudyRow = v.InferOutput<typeof studyRow>;

export const studyAnswer = v.object({
  ...fields,
  /** Whether the one who asks may stop it. */
  mine: v.boolean(),
  /** How many batches the counts are from. */
  taken: v.number(),
  /** Null if there are none, or none but those that the one who asks has seen. */
  counts: v.nullable(v.record(v.string(), v.number())),
});
export type StudyAnswer = v.InferOutput<typeof studyAnswer>;

export const ownStudies = v.object({
  studies: v.array(studyRow),
  /** The most that may run at a time, the most games in a study, and those that are left for today. */
  limits: v.object({ running: v.number(), games: v.number(), left: v.number() }),
});
export type OwnStudies = v.InferOutput<typeof ownStudies>;
