import { GAMES } from '@taisen/games';
import { ClientStore } from '@taisen/protocol';
import { describe, expect, test } from 'vitest';
import { LessonConnection } from '../src/learn/lesson-connection.ts';
import { hasLessons, lessonsOf } from '../src/learn/lessons.ts';

describe.each([...GAMES.keys()].filter(hasLessons))('%s', (id) => {
  test('a first game is followed on the screen to its end, lesson by lesson', async () => {
    const game = GAMES.get(id);
    if (game === undefined) throw new Error(id);
    const { tutorial } = await lessonsOf(id);
    const line = new LessonConnection(game, tutorial, () => {});
    let send: (text: string) => void = () => {};
    const follower = new ClientStore((text) => send(text));
    send = line.line({ receive: (text) => follower.receive(text), state: () => {} }, () => null).send;
    for (let steps = 0; line.lesson !== null && steps < 100; steps++) {
      const { asked, view } = follower.state ?? { asked: null, view: null };
      if (line.lesson.accepts === undefined) {
        expect(asked).toBeNull();
        line.next();
        continue;
      }
      expect(asked).toBe(follower.state?.seq);
      expect(view?.pending.find(({ seat }) => seat === 0)?.options?.length).toBeGreaterThan(0);
      await follower.request({ do: 'why-not', option: { do: 'nonsense' } });
      expect(line.hinting).toBe(true);
      await follower.request({ do: 'answer', asked: asked as number, option: 0 });
      expect(line.hinting).toBe(false);
    }
    expect(line.lesson).toBeNull();
    expect(follower.state?.result?.winner).toBe(0);
  });
});
