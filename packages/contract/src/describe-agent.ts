import type { Language, Localised } from './language.ts';

/** A name that is the same in all languages is a plain string. */
type Known = readonly [RegExp, string | Localised<string>][];

/** The first pattern that matches the user agent names the browser; the later ones match other browsers, too. */
const browsers: Known = [
  [/MicroMessenger\//, { zh: '微信', en: 'WeChat' }],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/(?:OPR|Opera)\//, 'Opera'],
  [/QQBrowser\//, { zh: 'QQ 浏览器', en: 'QQ Browser' }],
  [/HuaweiBrowser\//, { zh: '华为浏览器', en: 'Huawei Browser' }],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: Known = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
const texts = {
  zh: { staff: '客服人员', unknown: '未知设备' },
  en: { staff: 'Our staff', unknown: 'Unknown device' },
};

/** The names of browser and system, from the browser's user agent. */
export function describeAgent(agent: string, language: Language): string {
  if (agent === 'staff') return texts[language].staff;
  return knownAgent(agent, language) ?? (agent.slice(0, 40) || texts[language].unknown);
}

/** Like `describeAgent`, but uses only our own words: whoever logs in can write anything into the user agent. */
export function describeAgentSafely(agent: string, language: Language): string {
  return knownAgent(agent, language) ?? texts[language].unknown;
}

function knownAgent(agent: string, language: Language): string | undefined {
  const names = [browsers, systems].flatMap((known) => nameIn(known, agent) ?? []);
  if (names.length === 0) return undefined;
  return names.map((name) => (typeof name === 'string' ? name : name[language])).join(' · ');
}

function nameIn(known: Known, agent: string) {
  return known.find(([pattern]) => pattern.test(agent))?.[1];
}
