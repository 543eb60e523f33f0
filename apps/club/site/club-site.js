// The little that the club's pages do in the browser. Without it every form still works.
(() => {
  const one = (selector) => document.querySelector(selector);
  const main = one("main");
  const { shop } = main.dataset;

  for (const button of document.querySelectorAll("[data-reveal]")) {
    const field = document.getElementById(button.dataset.reveal);
    button.hidden = false;
    button.addEventListener("click", () => {
      const showing = field.type === "password";
      field.type = showing ? "text" : "password";
      button.textContent = showing ? button.dataset.hide : button.dataset.show;
      button.setAttribute("aria-pressed", String(showing));
    });
  }

  for (const field of document.querySelectorAll("input.digits")) {
    field.addEventListener("input", () => {
      field.value = field.value.replace(/\D/g, "").slice(0, Number(field.dataset.digits));
    });
  }

  for (const form of document.forms) {
    form.addEventListener("submit", (event) => {
      // A second click sends nothing.
      if (form.dataset.sent) event.preventDefault();
      form.dataset.sent = "yes";
    });
  }
  // Coming back by the back button, the form may be sent again.
  addEventListener("pageshow", () => {
    for (const form of document.forms) delete form.dataset.sent;
  });

  for (const again of document.querySelectorAll("[data-wait]")) {
    const label = again.textContent;
    const until = Date.now() + Number(again.dataset.wait) * 1000;
    const tick = () => {
      const left = Math.ceil((until - Date.now()) / 1000);
      again.disabled = left > 0;
      again.textContent = left > 0 ? again.dataset.waiting.replace("{seconds}", left) : label;
      if (left > 0) setTimeout(tick, 500);
    };
    tick();
  }

  const accept = one("[data-accept]");
  const asker = window.parent !== window ? window.parent : window.opener;
  if (accept && asker) {
    one(".accept").hidden = false;
    accept.addEventListener("click", () => {
      asker.postMessage({ type: "consent-accepted", version: accept.dataset.accept }, shop);
      accept.hidden = true;
      one("[data-accepted]").hidden = false;
    });
  }

  for (const button of document.querySelectorAll("[data-close]")) {
    button.hidden = false;
    button.addEventListener("click", () => window.close());
  }
  if (main.dataset.tell && window.opener) {
    window.opener.postMessage({ type: main.dataset.tell }, shop);
    window.close();
  }
})();
