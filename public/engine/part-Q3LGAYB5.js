import{x as t}from"./part-XSQQLDHQ.js";var a="\uFEFF",i=/^[=+\-@\t\r](?=.)/s;function u(n){return i.test(n)}function g(n){return t(n).decimal===","?";":","}function s(n,r){return n.includes('"')||n.includes(r)||/[\r\n]|^\s|\s$/.test(n)?`"${n.replaceAll('"','""')}"`:n}function c(n,r){return`${n.map(e=>s(e,r)).join(r)}\r
`}export{a,u as b,g as c,c as d};
