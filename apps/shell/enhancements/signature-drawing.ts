import { hexOf } from '@uid/ui/hex-of';
import { barsPath, crestsPath, crossingsPath } from '@uid/ui/interference-paths';
import { bitsOf } from '@uid/ui/interference-pattern';
import type { InterferencePattern } from '@uid/ui/interference-pattern';
import { nextPhase, phaseAfterKey } from '@uid/ui/phase-after-key';
import { signatureMarkers as markers } from '@uid/ui/signature-markers';

/**
 * The script of the home page's drawing: dragging, a tap and the arrow keys shift the phase between the
 * slits, the left and right ones also while nothing else has the focus.
 * The waves run on for a moment after each touch, then lock, so that nothing moves for longer than
 * five seconds by itself.
 */
const waveWidth = 240;
const runTime = 4800;
const waveTime = 2400;
/** A finger that lifts within this many pixels has not dragged. */
const tapReach = 6;

const figure = document.querySelector<HTMLElement>(`[${markers.figure}]`);
const stage = figure?.querySelector<SVGElement>(`[${markers.stage}]`);
if (figure && stage) start(figure, stage);

function start(figure: HTMLElement, stage: SVGElement): void {
  const pattern: InterferencePattern = JSON.parse(figure.getAttribute(markers.figure) ?? '');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const [drawn, written] = [drawnBy(stage), writtenBy(figure, stage)];
  let travelled = 0;
  let lastAt = 0;
  let runUntil = 0;
  let request = 0;
  let isSeen = true;

  function draw(now: number): void {
    request = 0;
    const isRunning = isSeen && !still.matches && now < runUntil;
    // The last second slows down: the wave locks instead of stopping dead.
    const pace = Math.min(1, Math.max(0, (runUntil - now) / 1000));
    if (isRunning && lastAt) travelled += (pace * Math.min(50, now - lastAt)) / waveTime;
    lastAt = isRunning ? now : 0;
    drawn(pattern, travelled % 1);
    if (isRunning) ask();
  }

  function ask(): void {
    request ||= requestAnimationFrame(draw);
  }

  function shift(phase: number): void {
    pattern.phase = phase - Math.floor(phase);
    runUntil = performance.now() + runTime;
    written(pattern);
    ask();
  }

  const observer = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    if (isSeen) {
      runUntil = performance.now() + runTime;
      ask();
    }
  });
  // The waves wait until the page is at rest; the first key or touch is answered before that, too.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => observer.observe(stage));
  else setTimeout(() => observer.observe(stage), 200);
  still.addEventListener('change', ask);
  makeSlider(figure, stage, { pattern, isSeen: () => isSeen, shift });
  written(pattern);
}

type Part = 'crests' | 'crossings' | 'bars';

function drawnBy(stage: SVGElement) {
  const part = (name: Part) => stage.querySelector(`[${markers.part}=${name}]`);
  const [crests, crossings, bars] = [part('crests'), part('crossings'), part('bars')];
  return (pattern: InterferencePattern, travelled: number) => {
    crests?.setAttribute('d', crestsPath(pattern, { travelled }));
    crossings?.setAttribute('d', crossingsPath(pattern, { travelled }));
    bars?.setAttribute('d', barsPath(pattern));
  };
}

function writtenBy(figure: HTMLElement, stage: SVGElement) {
  const contacts = figure.querySelectorAll(`[${markers.bit}]`);
  const hex = figure.querySelector(`[${markers.hex}]`);
  return (pattern: InterferencePattern) => {
    const bits = bitsOf(pattern);
    for (const [index, contact] of contacts.entries())
      contact.setAttribute(markers.bit, bits[index] ? '1' : '0');
    if (hex) hex.textContent = hexOf(bits);
    stage.ariaValueNow = `${Math.round(pattern.phase * 360)}`;
    stage.ariaValueText = `${stage.ariaValueNow}°, ${hexOf(bits)}`;
  };
}

interface Shifted {
  pattern: InterferencePattern;
  isSeen: () => boolean;
  shift: (phase: number) => void;
}

function makeSlider(figure: HTMLElement, stage: SVGElement, shifted: Shifted): void {
  const { pattern, isSeen, shift } = shifted;
  stage.role = 'slider';
  stage.tabIndex = 0;
  stage.ariaValueMin = '0';
  stage.ariaValueMax = '360';
  // From here on screen readers announce the value of the slider instead.
  figure.querySelector(`[${markers.hex}]`)?.setAttribute('aria-live', 'off');

  let grip: { x: number; phase: number } | undefined;
  stage.addEventListener('pointerdown', ({ pointerId, clientX, button }) => {
    if (button !== 0) return;
    stage.setPointerCapture(pointerId);
    grip = { x: clientX, phase: pattern.phase };
  });
  stage.addEventListener('pointermove', ({ clientX }) => {
    if (grip) shift(grip.phase + (clientX - grip.x) / waveWidth);
  });
  stage.addEventListener('pointercancel', () => (grip = undefined));
  stage.addEventListener('pointerup', ({ clientX }) => {
    const isTap = grip && Math.abs(clientX - grip.x) < tapReach;
    grip = undefined;
    if (isTap) shift(nextPhase(pattern, isLeftOf(stage, clientX) ? -1 : 1));
  });

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isFree = event.target === document.body && isSeen() && sideways.has(event.key);
    if (event.target !== stage && !isFree) return;
    const next = phaseAfterKey(event.key, pattern);
    if (next === undefined) return;
    event.preventDefault();
    shift(next);
  });
}

/** These keys scroll nothing on a page that is as wide as its window. */
const sideways: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight']);

function isLeftOf(stage: SVGElement, x: number): boolean {
  const { left, width } = stage.getBoundingClientRect();
  return x < left + width / 2;
}
