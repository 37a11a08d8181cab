// Replaces the browser's controls with those of the page, and shows the captions below the picture instead of over it.
const video = document.querySelector('video');
const track = video.textTracks[0];
const page = document.documentElement;
const below = document.querySelector('#below');
const [seek, play, time, full, lines] = below.children;
/** One for each caption. Its value is the time at which the caption starts, in seconds. */
const buttons = [...lines.querySelectorAll('button')];
let currentButton;

/** Seconds per press of an arrow key. */
const KEY_STEPS = { ArrowLeft: -2, ArrowDown: -2, ArrowRight: 2, ArrowUp: 2 };

// If the browser does not let the film play, it stays paused, and the button says so.
const playFilm = () => video.play().catch(() => {});
const togglePlay = () => (video.paused ? playFilm() : video.pause());

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

function showTime() {
  const { currentTime } = video;
  // Until the film loads, its page knows how long it is.
  const duration = video.duration || seek.max;
  seek.max = duration;
  seek.value = currentTime;
  seek.style.setProperty('--played', `${(currentTime / duration) * 100}%`);
  showCaption(currentTime);
  const text = `${clock(currentTime)} / ${clock(duration)}`;
  if (text === time.textContent) return;
  time.textContent = text;
  seek.setAttribute('aria-valuetext', text);
}

function showEachFrame() {
  showTime();
  if (!video.paused) requestAnimationFrame(showEachFrame);
}

function showState() {
  play.setAttribute('aria-label', video.paused ? play.dataset.play : play.dataset.pause);
  play.classList.toggle('is-playing', !video.paused);
  showEachFrame();
}

for (const name of ['play', 'pause']) video.addEventListener(name, showState);
for (const name of ['durationchange', 'seeking']) video.addEventListener(name, showTime);
for (const element of [play, video]) element.addEventListener('click', togglePlay);
seek.addEventListener('input', () => {
  video.currentTime = seek.value;
});
document.addEventListener('keydown', (event) => {
  if (event.target === seek && event.key in KEY_STEPS) video.currentTime += KEY_STEPS[event.key];
  else if (event.key === ' ' && !event.target.closest('button')) togglePlay();
  else return;
  event.preventDefault();
});

function showCaption(currentTime) {
  const current = buttons.findLast(({ value }) => value <= currentTime);
  if (current === currentButton) return;
  currentButton?.removeAttribute('aria-current');
  currentButton = current;
  currentButton?.setAttribute('aria-current', 'true');
  scrollToCurrent();
}

function scrollToCurrent() {
  if (!currentButton) return;
  lines.scrollTop = currentButton.offsetTop - (lines.clientHeight - currentButton.offsetHeight) / 2;
}

for (const button of buttons) {
  button.dataset.start = clock(button.value);
  button.addEventListener('click', () => {
    video.currentTime = button.value;
    playFilm();
  });
}

track.mode = 'hidden';

// iPhones show nothing but the video in full screen: there the browser shows the captions.
full.hidden = !document.fullscreenEnabled && !video.webkitEnterFullscreen;
full.addEventListener('click', () => {
  if (document.fullscreenElement) document.exitFullscreen();
  else if (document.fullscreenEnabled) page.requestFullscreen();
  else video.webkitEnterFullscreen();
});
document.addEventListener('fullscreenchange', () => {
  full.setAttribute('aria-pressed', document.fullscreenElement !== null);
});
video.addEventListener('webkitbeginfullscreen', () => {
  track.mode = 'showing';
});
video.addEventListener('webkitendfullscreen', () => {
  track.mode = 'hidden';
});

video.controls = false;
below.hidden = false;
showState();

// The frame in the dialog is as high as the picture and all that is below it. Parts of a pixel are lost in the height of
// a frame: one more makes up for them.
const observer = new ResizeObserver(() => {
  const height = below.offsetHeight - lines.clientHeight + lines.scrollHeight + 1;
  frameElement?.style.setProperty('--below', `${height}px`);
  scrollToCurrent();
});
for (const element of [below, ...buttons]) observer.observe(element);
