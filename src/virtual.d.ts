declare module 'virtual:inquiry-words' {
  export const words: import('./sections/contact/inquiry-form/later-words').LaterWords
}
