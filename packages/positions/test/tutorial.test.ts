import { gameNamed } from '@taisen/games';
import type { Option } from '@taisen/kernel';
import { describe, expect, test } from 'vitest';
import { inThree, lesson, read, Tutorial, type TutorialScript } from '../src/index.ts';

const linkavel = gameNamed('linkavel');
const hint = ['違う', '不對', 'no'] as const;

const script: TutorialScript = {
  title: inThree(['題', '題', 'title']),
  table: {
    step: 'main1',
    rolls: [],
    A: { hand: ['ember-whelp'], deck: ['moss-pup'] },
    B: { hand: ['lamp-moth'], deck: ['moss-pup', 'moss-pup'], lp: 900 },
  },
  lessons: [
    read(['読む', '讀', 'read']),
    lesson(['出す', '召喚', 'summon'], { do: 'summon', card: 'ember-whelp' }, hint),
    lesson(['終える', '結束', 'end'], { do: 'end' }, hint, [{ do: 'summon', card: 'lamp-moth', at: 0 }, { do: 'end' }]),
    lesson(['戦う', '戰鬥', 'fight'], [{ do: 'battle' }, { do: 'end' }], hint),
  ],
  closing: inThree(['終', '終', 'closing']),
};

describe('a tutorial', () => {
  test('offers the options that the lesson accepts, and no others', () => {
    const tutorial = Tutorial.start(linkavel, script);
    expect(tutorial.wanted).toEqual([]);
    expect(() => tutorial.try(0)).toThrow('has nothing to do');
    tutorial.next();
    expect(() => tutorial.next()).toThrow('has something to do');

    const options = tutorial.match.decisionOf(0)?.options as readonly Option[];
    expect(tutorial.wanted.map((i) => options[i]?.at)).toEqual([0, 1, 2]);
    expect(tutorial.accepts({ do: 'end' })).toBe(false);
    expect(tutorial.accepts({ do: 'fly' })).toBe(false);
    expect(tutorial.try({ do: 'end' })).toEqual({ taken: false, hint: inThree(hint) });
    expect(tutorial.match.history).toEqual([]);
    expect(tutorial.try(tutorial.wanted[1] as number)).toEqual({ taken: true });
    expect(tutorial.lesson).toBe(script.lessons[2]);
  });

  test('answers for the opponent, and ends after its last lesson', () => {
    const tutorial = Tutorial.start(linkavel, script);
    tutorial.next();
    for (let i = 0; i < 3; i++) expect(tutorial.try(tutorial.wanted[0] as number)).toEqual({ taken: true });
    expect(tutorial.match.state.turn).toBe(5);
    expect(tutorial.lesson).toBeNull();
    expect(() => tutorial.next()).toThrow('the tutorial is over');
  });

  test('throws if its script does not match', () => {
    const [first, ...rest] = script.lessons;
    const wrong = { ...script, lessons: [{ ...first, answers: [{ do: 'end' }] } as (typeof rest)[number], ...rest] };
    expect(() => Tutorial.start(linkavel, wrong).next()).toThrow('0 options fit {"do":"end"}; offered: nothing');
  });
});
