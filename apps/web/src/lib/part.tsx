// A part of the product that is loaded when it is needed, and drawn at once where it has been loaded before.
import { type FunctionComponent, type JSX, lazy, useState } from 'react';

interface Part<Props> {
  (props: Props): JSX.Element;
  /** Loads it, without drawing it. A failure shows itself where it is drawn. */
  load(): Promise<void>;
}

/**
 * Like `lazy`, but a part that is already there does not wait, since React holds back what follows a fallback for 300 ms; and
 * one that could not be loaded is asked for anew the next time.
 */
export function part<Props extends object>(load: () => Promise<{ default: FunctionComponent<Props> }>): Part<Props> {
  let loaded: FunctionComponent<Props> | undefined;
  let Late = lazy(keep);
  async function keep() {
    try {
      const module = await load();
      loaded = module.default;
      return module;
    } catch (error) {
      Late = lazy(keep);
      throw error;
    }
  }
  function Drawn(props: Props) {
    // Which of the two it is stays the same while it is on the screen.
    const [Loaded] = useState(() => loaded);
    const [Loading] = useState(() => Late);
    return Loaded ? <Loaded {...props} /> : <Loading {...(props as Props & JSX.IntrinsicAttributes)} />;
  }
  const ignore = () => undefined;
  return Object.assign(Drawn, { load: () => keep().then(ignore, ignore) });
}
