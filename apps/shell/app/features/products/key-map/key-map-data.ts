import type { Localised } from '@uid/contract/language';

import type { DrawingName } from '../../../layout/drawing.tsx';

/** Where every key of a product is stored, and what crosses the lines between the parties. */
export interface KeyMapData {
  /** In the order of the protocol's actors. */
  parties: readonly {
    drawing: DrawingName;
    /** The secret that is stored here; undefined if there is none. */
    holds?: Localised<string>;
  }[];
  lines: readonly {
    /** The line is drawn after this party, counted from 0. */
    after: number;
    name: Localised<string>;
    crosses: Localised<string>;
    never: Localised<string>;
  }[];
}
