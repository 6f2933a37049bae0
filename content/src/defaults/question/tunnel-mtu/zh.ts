export default {
  question: '建了隧道之后，大文件传不动怎么办？',
  answer:
    '先查 MTU。IPSec 隧道给每个报文增加约 60–80 字节，路径上若丢弃 ICMP，路径 MTU 发现会失效。在网关上把 TCP MSS 限制到 1,360 字节左右，再逐步放大。',
};
