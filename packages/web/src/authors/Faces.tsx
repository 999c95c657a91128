/** A card in all sizes and languages. The faces are drawn when they come near the window. */
import { LANGUAGES, type Language } from '@taisen/kernel';
import { useEffect, useRef, useState } from 'react';
import { Card } from '../cards/Card.tsx';
import type { AnyCard, Detail, GameUi } from '../games/game-ui.ts';
import { useLanguage, useSay } from '../language.ts';
import { AUTHORS } from '../words/authors.ts';
import { LANGUAGE_NAMES } from '../words/frame.ts';

const DETAILS: readonly Detail[] = ['full', 'card', 'thumb'];
/** About one window before they are seen. */
const NEAR = '800px 0px';

interface FacesProps {
  readonly ui: GameUi;
  readonly def: AnyCard;
}

export function Faces({ ui, def }: FacesProps) {
  const say = useSay();
  const current = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <ul
      ref={list}
      className="faces"
      aria-label={say(AUTHORS.faces, { name: def.name[current] })}
      // On a phone it is wider than the window and scrolls.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: otherwise it could not be scrolled by keys
      tabIndex={0}
    >
      {LANGUAGES.map((language) => (
        <li key={language} lang={language}>
          <b>{LANGUAGE_NAMES[language]}</b>
          {DETAILS.map((detail) => (
            <Face key={detail} ui={ui} def={def} detail={detail} language={language} near={near} />
          ))}
        </li>
      ))}
    </ul>
  );
}

interface FaceProps extends FacesProps {
  readonly detail: Detail;
  readonly language: Language;
  readonly near: boolean;
}

/** Until it is drawn, an empty card keeps its place, so that the page never moves. */
function Face({ near, detail, ...card }: FaceProps) {
  return (
    <div className="face" data-size={detail} title={detail}>
      {near ? <Card {...card} detail={detail} mute /> : <div className="card" data-detail={detail} />}
    </div>
  );
}
