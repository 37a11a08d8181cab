// Shows the captions below the picture instead of over it. In full screen there is no below: then the browser shows them.
const video = document.querySelector('video');
const words = document.querySelector('#words');
const line = document.querySelector('#caption');
const track = video.textTracks[0];

const place = (overPicture) => {
  track.mode = overPicture ? 'showing' : 'hidden';
};

track.addEventListener('cuechange', () => {
  line.textContent = track.activeCues?.[0]?.text ?? '';
});
document.addEventListener('fullscreenchange', () => place(document.fullscreenElement !== null));
video.addEventListener('webkitbeginfullscreen', () => place(true));
video.addEventListener('webkitendfullscreen', () => place(false));
place(false);

// The frame in the dialog is as high as picture, controls and the longest caption together. Parts of a pixel are lost in
// the height of a frame: one more makes up for them.
if (frameElement)
  new ResizeObserver(() => {
    const controls = video.offsetHeight - (video.offsetWidth * video.height) / video.width;
    frameElement.style.setProperty('--below', `${Math.ceil(controls + words.offsetHeight) + 1}px`);
  }).observe(words);
