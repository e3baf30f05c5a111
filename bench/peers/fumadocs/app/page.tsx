import Link from 'next/link';

export default function Home() {
  return <Link href="/docs">文档</Link>;
}
