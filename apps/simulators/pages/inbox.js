// Shows the copy buttons, and loads the page anew when a message has arrived.
const newest = document.querySelector("main").dataset.newest;
const wanted = new URLSearchParams(location.search);
wanted.set("limit", "1");

for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = "Copied";
  });
}

async function look() {
  try {
    const [message] = await (await fetch(`/dev/inbox.json?${wanted}`)).json();
    if ((message?.id ?? "") !== newest) return location.reload();
  } catch {
    // The shop may be restarting: retried at the next interval.
  }
  setTimeout(look, 1500);
}

setTimeout(look, 1500);
