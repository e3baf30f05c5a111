/** Sent to an island's element when "Try again" has drawn it anew after a crash, before its effects run. */
export const islandAgain = 'island:again';
