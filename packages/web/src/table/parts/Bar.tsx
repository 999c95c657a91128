/** The bar between the players: turn, phase, prompt, and the buttons that answer it. */
import { clauseText, NONE, type OptionView, sayOption, sayPrompt, sayRefusal } from '@taisen/kernel';
import { Link } from 'wouter';
import { hasRuleBook } from '../../games/rule-books.ts';
import { TABLE } from '../../words/table.ts';
import { sayBegun } from '../begun.ts';
import { useScreen } from '../context.ts';
import { isLong, shortened, widthOf } from '../labels.ts';
import { useTableSettings } from '../settings.ts';

/** In letters. Longer buttons are set smaller, in two or three lines. */
const WORDY = 26;
/** From this many answers on, they are set in rows. */
const MANY = 5;

export function Phases() {
  const { layout, view, say, name, reader } = useScreen();
  const phase = String((view.facts as { phase?: unknown }).phase ?? '');
  const whose = view.active === reader ? say(TABLE.yourTurn) : say(TABLE.turnOf, { name: name(view.active) });
  return (
    <div className="phases">
      <span className="turn">
        <b>{whose}</b> <small>{say(TABLE.turn, { n: view.turn })}</small>
      </span>
      <ol aria-hidden="true">
        {layout.phases.map(([ids, words]) => (
          <li key={ids[0]} data-now={ids.includes(phase) || undefined}>
            {say(words)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The prompt of the decision, or the player whom the table waits for. */
export function usePrompt(): string {
  const { choosing, ui, language, say, view, name, bottom, client } = useScreen();
  const { decision, selection } = choosing;
  const { game } = ui;
  if (client.result !== null) return '';
  if (decision === null) {
    const other = view.pending.find(({ seat }) => seat !== bottom) ?? view.pending[0];
    // The viewer has a decision, but a lesson hides it while its text is shown.
    if (other === undefined || other.seat === view.viewer) return '';
    return say(TABLE.waitingFor, { name: name(other.seat) });
  }
  if (selection.chosen.size > 0 || selection.place !== null) {
    const aims = [...selection.cards.values()].includes('target') || selection.places.length > 0;
    if (selection.buttons.length > 1) return say(aims ? TABLE.chooseAimOrVerb : TABLE.chooseVerb);
    // A text that is too long for its button is shown here.
    const ready = selection.ready === null ? undefined : decision.options[selection.ready];
    const all = ready === undefined ? '' : sayOption(game, view, ready, language);
    const confirmIt = isLong(all) ? `${say(TABLE.confirmIt)} ${all}` : say(TABLE.confirmIt);
    if (selection.sole) return selection.places.length > 1 ? say(TABLE.chooseWhere) : confirmIt;
    const roles = new Set(selection.cards.values());
    if (ready !== undefined && roles.size > 0) {
      // Two things can be done with it: the button has the words of one, this has those of the other.
      const others = selection.left
        .map((i) => decision.options[i] as OptionView)
        .filter((each) => each.do !== ready.do);
      const other = others.length === 0 ? null : sayBegun(game, view, others, language);
      if (other !== null) return say(TABLE.readyOr, { other });
    }
    if (roles.has('target') || roles.has('cards')) {
      const next = say(roles.has('target') ? TABLE.chooseTarget : TABLE.chooseCost);
      const left = selection.left.map((i) => decision.options[i] as OptionView);
      const what = sayBegun(game, view, left, language);
      return what === null ? next : say(TABLE.begun, { what, next });
    }
    return selection.places.length > 0 ? say(TABLE.chooseWhere) : confirmIt;
  }
  const asking = decision.card?.card;
  const clause = asking === undefined ? '' : clauseText(game, asking, decision.ability ?? '', language);
  const prompt = sayPrompt(game, decision, language);
  return clause === '' ? prompt : `${prompt} ${clause}`;
}

export function Prompt() {
  const { choosing, ui, language, say, view } = useScreen();
  const prompt = usePrompt();
  const { played } = useTableSettings();
  const { refusal } = choosing;
  if (refusal !== null) {
    const { rule } = refusal;
    return (
      <p className="prompt refusal" role="status" key={`${refusal.target.card} ${rule}`}>
        {rule === null ? say(TABLE.cannot) : sayRefusal(ui.game, rule, language)}{' '}
        {rule === null || rule === 'text' || !hasRuleBook(ui.game.id) ? null : (
          <Link href={`/${ui.game.id}/rules#${rule}`} target="_blank">
            {say(TABLE.ruleBook)}
          </Link>
        )}
      </p>
    );
  }
  if (choosing.unused !== null)
    return (
      <p className="prompt warning" role="status">
        {say(choosing.unused.words, { n: choosing.unused.n })}
      </p>
    );
  const { hint, decision, selection } = choosing;
  // The player has begun another action, so the hint no longer applies.
  const option = hint === null || !selection.left.includes(hint) ? undefined : decision?.options[hint];
  if (option !== undefined) {
    const what = sayOption(ui.game, view, option, language);
    return (
      <p className="prompt hint" data-long={isLong(what) || undefined}>
        {say(TABLE.hintIs, { what })}
      </p>
    );
  }
  return (
    <p className="prompt" data-long={isLong(prompt) || undefined}>
      {prompt}
      {decision === null || isLong(prompt) || played.includes(ui.game.id) ? null : <Help />}
    </p>
  );
}

/** In the first game: one line about how choosing works. */
function Help() {
  const { choosing, say } = useScreen();
  const { chosen, sole, cards, places, buttons } = choosing.selection;
  if (chosen.size === 0) return cards.size > 0 ? <small className="help">{say(TABLE.helpGlow)}</small> : null;
  // The buttons or the prompt are clear enough.
  if (buttons.length > 1 || (sole && places.length > 1)) return null;
  return <small className="help">{say(sole ? TABLE.helpConfirm : TABLE.helpTarget)}</small>;
}

/** The buttons of the decision. Space presses the main one. */
export function Actions() {
  const { choosing, ui, language, say, view, client } = useScreen();
  const { decision, selection, busy, take, confirm, goBack, askHint } = choosing;
  if (decision === null) return <div className="actions" />;
  const { ready, buttons } = selection;
  const offered = ready === null ? buttons : [ready, ...buttons];
  const labels = shortened(offered.map((i) => sayOption(ui.game, view, decision.options[i] as OptionView, language)));
  const words = (i: number) => labels[offered.indexOf(i)];
  const begun = selection.chosen.size > 0 || selection.place !== null;
  // Choosing nothing is never the main button: a quick Space should not do that.
  // Nor is any of several ways while a target can be chosen: the target is what is meant more often.
  const aims = begun && [...selection.cards.values()].includes('target');
  const main = ready === null && !aims ? buttons.find((i) => decision.options[i]?.do !== NONE.do) : undefined;
  return (
    <fieldset
      className="actions"
      aria-label={say(TABLE.actions)}
      data-wordy={labels.some((label) => widthOf(label) > WORDY) || undefined}
      data-many={buttons.length >= MANY || undefined}
    >
      {ready === null ? null : (
        <button type="button" className="button main" data-main="" disabled={busy} onClick={confirm}>
          {words(ready)}
        </button>
      )}
      {buttons.map((i) => (
        <button
          key={i}
          type="button"
          className={`button ${i === main ? 'main' : ''}`}
          data-main={i === main ? '' : undefined}
          data-option={i}
          disabled={busy}
          onClick={() => take(i)}
        >
          {words(i)}
        </button>
      ))}
      {begun ? (
        <button type="button" className="button small quiet" onClick={() => goBack()} data-back="">
          {say(TABLE.back)}
        </button>
      ) : client.table.practice && decision.options.length > 2 ? (
        <button type="button" className="button small quiet" onClick={askHint}>
          {say(TABLE.hint)}
        </button>
      ) : null}
    </fieldset>
  );
}
