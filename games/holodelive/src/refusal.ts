import { type Decision, forbidden, type Option, type RuleId, type Seat } from '@taisen/kernel';
import { mayAct, mayBackstage, mayOpen, mayStage } from './play.ts';
import { type G, type HlCard, handOf } from './state.ts';

/** The rule that forbids what a player tried. Uses the same predicates as the list of options. */
export function refusal(g: G, decision: Decision, option: Option): RuleId | null {
  const { seat, kind } = decision;
  // HL-4.7: in the Play phase a card must be played.
  if (option.do === 'done') return kind === 'play' ? 'HL-4.7' : null;
  const card = option.card === undefined ? undefined : (g.s.cards[option.card] as HlCard | undefined);
  if (card === undefined) return null;
  if (option.do === 'act' || option.do === 'open') {
    if (kind !== 'action') return option.do === 'act' ? 'HL-4.5' : 'HL-4.6';
    return forbidden(option.do === 'act' ? mayAct(g, seat, card) : mayOpen(seat, card));
  }
  if (option.do === 'stage' || option.do === 'backstage') return handRefusal(g, seat, kind, option.do, card);
  return null;
}

function handRefusal(g: G, seat: Seat, kind: string, verb: 'stage' | 'backstage', card: HlCard): RuleId | null {
  if (kind !== 'play' || !handOf(g, seat).includes(card.id)) return 'HL-4.7';
  return forbidden(verb === 'stage' ? mayStage(g, seat) : mayBackstage(g, seat));
}
