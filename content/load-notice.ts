/** What a visitor reads when a part of the page has not arrived. */
export const loadNotice = {
  lost: 'Part of this page has not loaded. The connection may be gone.',
  retry: 'Try again',
  outdated: 'This site has been updated since you opened the page.',
  reload: 'Reload the page',
};
