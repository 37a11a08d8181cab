/** Something, an at sign, something, a dot and a top-level domain of two letters or more. */
export const EMAIL_PATTERN =
  /^[^\s@<>()[\]"',;:\\]+@[^\s@.<>()[\]"',;:\\]+(?:\.[^\s@.<>()[\]"',;:\\]+)*\.[A-Za-z]{2,}$/;
