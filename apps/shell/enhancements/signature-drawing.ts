import { hexOf } from '@uid/ui/hex-of';
import { barsPath, crestsPath, crossingsPath } from '@uid/ui/interference-paths';
import { bitsOf } from '@uid/ui/interference-pattern';
import type { InterferencePattern } from '@uid/ui/interference-pattern';
import { phaseAfterKey } from '@uid/ui/phase-after-key';
import { signatureMarkers as markers } from '@uid/ui/signature-markers';

/**
 * The script of the home page's drawing: dragging and the arrow keys shift the phase between the slits.
 * The waves run on for a moment after each touch, then lock, so that nothing moves for longer than
 * five seconds by itself.
 */
const waveWidth = 240;
const runTime = 4800;
const waveTime = 2400;

const figure = document.querySelector<HTMLElement>(`[${markers.figure}]`);
const stage = figure?.querySelector<SVGElement>(`[${markers.stage}]`);
if (figure && stage) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => start(figure, stage));
  else setTimeout(() => start(figure, stage), 200);
}

function start(figure: HTMLElement, stage: SVGElement): void {
  const pattern: InterferencePattern = JSON.parse(figure.getAttribute(markers.figure) ?? '');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const [drawn, written] = [drawnBy(stage), writtenBy(figure, stage)];
  let travelled = 0;
  let lastAt = 0;
  let runUntil = 0;
  let request = 0;
  let isSeen = false;

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

  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    if (isSeen) {
      runUntil = performance.now() + runTime;
      ask();
    }
  }).observe(stage);
  still.addEventListener('change', ask);
  beSlider(figure, stage, { phase: () => pattern.phase, shift });
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

interface Phase {
  phase: () => number;
  shift: (phase: number) => void;
}

function beSlider(figure: HTMLElement, stage: SVGElement, { phase, shift }: Phase): void {
  stage.role = 'slider';
  stage.tabIndex = 0;
  stage.ariaValueMin = '0';
  stage.ariaValueMax = '360';
  // The figure speaks by the slider's value from here on.
  figure.querySelector(`[${markers.hex}]`)?.setAttribute('aria-live', 'off');
  figure.querySelector<HTMLElement>(`[${markers.hint}]`)?.removeAttribute('hidden');

  let grip: { x: number; phase: number } | undefined;
  stage.addEventListener('pointerdown', ({ pointerId, clientX, button }) => {
    if (button !== 0) return;
    stage.setPointerCapture(pointerId);
    grip = { x: clientX, phase: phase() };
  });
  stage.addEventListener('pointermove', ({ clientX }) => {
    if (grip) shift(grip.phase + (clientX - grip.x) / waveWidth);
  });
  for (const end of ['pointerup', 'pointercancel'])
    stage.addEventListener(end, () => (grip = undefined));

  stage.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = phaseAfterKey(event.key, phase());
    if (next === undefined) return;
    event.preventDefault();
    shift(next);
  });
}
