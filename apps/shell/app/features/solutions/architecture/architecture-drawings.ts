import type { DrawingName } from '../../../layout/drawing.tsx';

/** The drawing of each part, by solution and part; a part that is not listed is drawn as a building. */
const drawings: Record<string, Record<string, DrawingName>> = {
  'safety-5g': {
    phone: 'handset',
    device: 'sim',
    core: 'base-station',
    auth: 'gateway',
    shield: 'handset',
    border: 'gateway',
  },
  'safety-electric': {
    rtu: 'substation',
    legacy: 'sim',
    tablet: 'handset',
    network: 'base-station',
    border: 'gateway',
    isolation: 'gateway',
    mdm: 'laptop',
  },
  'safety-quick-office': {
    phone: 'handset',
    device: 'laptop',
    auth: 'gateway',
    shield: 'super-sim',
    gateway: 'gateway',
    web: 'gateway',
    own: 'handset',
  },
  'safety-wise-medical': {
    card: 'sim',
    cart: 'laptop',
    monitor: 'bed-monitor',
    auth: 'gateway',
    mdm: 'handset',
    remote: 'gateway',
    tls: 'gateway',
    patient: 'handset',
  },
};

export function drawingOf(solution: string, part: string): DrawingName {
  return drawings[solution]?.[part] ?? 'data-centre';
}
