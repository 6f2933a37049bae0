import type { Language } from './language.ts';

/** The first that a browser's own description names is what it is: the later ones are in others’ too. */
const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger\//, '微信'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/(?:OPR|Opera)\//, 'Opera'],
  [/QQBrowser\//, 'QQ 浏览器'],
  [/HuaweiBrowser\//, '华为浏览器'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
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
const englishNames: Record<string, string> = {
  微信: 'WeChat',
  'QQ 浏览器': 'QQ Browser',
  华为浏览器: 'Huawei Browser',
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
  const names = [nameIn(browsers, agent), nameIn(systems, agent)].filter(Boolean);
  if (names.length === 0) return undefined;
  return names.map((name) => (language === 'en' ? (englishNames[name] ?? name) : name)).join(' · ');
}

function nameIn(known: readonly [RegExp, string][], agent: string): string {
  return known.find(([pattern]) => pattern.test(agent))?.[1] ?? '';
}
