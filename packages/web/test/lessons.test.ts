import { GAMES, gameNamed } from '@taisen/games';
import { practiceOf } from '@taisen/positions';
import { ClientStore } from '@taisen/protocol';
import { describe, expect, test } from 'vitest';
import { LessonConnection } from '../src/learn/lesson-connection.ts';
import { hasLessons, lessonsOf } from '../src/learn/lessons.ts';

describe.each([...GAMES.keys()].filter(hasLessons))('%s', (id) => {
  test('a tutorial can be played to its end, lesson by lesson', async () => {
    const game = GAMES.get(id);
    if (game === undefined) throw new Error(id);
    const { tutorial } = await lessonsOf(id);
    const connection = new LessonConnection(game, tutorial, () => {});
    let send: (text: string) => void = () => {};
    const store = new ClientStore((text) => send(text));
    send = connection.open({ receive: (text) => store.receive(text), state: () => {} }, () => null).send;
    for (let steps = 0; connection.lesson !== null && steps < 100; steps++) {
      const { asked, view } = store.state ?? { asked: null, view: null };
      if (connection.lesson.accepts === undefined) {
        expect(asked).toBeNull();
        connection.next();
        continue;
      }
      expect(asked).toBe(store.state?.seq);
      expect(view?.pending.find(({ seat }) => seat === 0)?.options?.length).toBeGreaterThan(0);
      await store.request({ do: 'why-not', option: { do: 'nonsense' } });
      expect(connection.hinting).toBe(true);
      await store.request({ do: 'answer', asked: asked as number, option: 0 });
      expect(connection.hinting).toBe(false);
    }
    expect(connection.lesson).toBeNull();
    expect(store.state?.result?.winner).toBe(0);
  });

  test('every lesson of the course can be done, and does not end as a game', async () => {
    const game = gameNamed(id);
    const { course, positions } = await lessonsOf(id);
    for (const rule of course.flatMap(({ rules }) => rules)) {
      const position = positions.find((each) => each.rule === rule);
      if (position === undefined) throw new Error(rule);
      const connection = new LessonConnection(game, practiceOf(game, position), () => {}, false);
      let send: (text: string) => void = () => {};
      const store = new ClientStore((text) => send(text));
      send = connection.open({ receive: (text) => store.receive(text), state: () => {} }, () => null).send;
      while (connection.lesson !== null) {
        expect(store.state?.asked, rule).not.toBeNull();
        await store.request({ do: 'answer', asked: store.state?.asked as number, option: 0 });
      }
      expect(store.state?.result, rule).toBeNull();
      expect(store.state?.asked, rule).toBeNull();
    }
  });
});
