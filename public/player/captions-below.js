// Shows the captions below the picture instead of over it. In full screen there is no below: then the browser shows them.
const video = document.querySelector('video');
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
