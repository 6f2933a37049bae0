import type { Language, Localised } from './language.ts';

/** What is called the same in all languages is one name. */
type Known = readonly [RegExp, string | Localised<string>][];

/** The first that a browser's own description names is what it is: the later ones are in others’ too. */
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

/** Browser and system in words, from what the browser says of itself. */
export function describeAgent(agent: string, language: Language): string {
  if (agent === 'staff') return texts[language].staff;
  return knownAgent(agent, language) ?? (agent.slice(0, 40) || texts[language].unknown);
}

/** The same in nothing but words of ours: whoever logs in writes what their browser says of itself. */
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
