export { BatchFailed, type PlayBatch, type QueueOptions, type StoredStudy, StudyQueue } from './queue.ts';
export { waitForStudy } from './wait.ts';
