import { settings, variablesOf } from '../../settings.ts';
import { channelModules } from './channel-modules.ts';

export const messageSettings = settings({
  variables: variablesOf(channelModules),
  read(values) {
    const all = channelModules.map(({ code, settings: own }) => [code, own.read(values)] as const);
    return { channels: new Map(all.filter(([, read]) => read !== undefined)) };
  },
});
