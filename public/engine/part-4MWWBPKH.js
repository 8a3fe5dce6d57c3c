import"./part-AYHZPDM5.js";var n=void 0;export{n as joinPdfs};
