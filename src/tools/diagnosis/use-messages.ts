import { useEffect, useState } from 'react';
import { type KnownMessage, type MessageBook, messageBook } from './messages.ts';

const none: MessageBook = [];

/** The program's messages, once they have arrived. Without them a diagnosis still knows what adb and Android say. */
export function useMessages(address: string): MessageBook {
  const [book, setBook] = useState(none);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async (): Promise<void> => {
      const response = await fetch(address, { signal: leaving.signal });
      if (!response.ok) return;
      const messages: KnownMessage[] = await response.json();
      setBook(messageBook(messages));
    };
    load().catch(() => undefined);
    return () => leaving.abort();
  }, [address]);
  return book;
}
