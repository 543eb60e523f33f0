import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { Chip } from "../actions/chip.tsx";
import { CopyButton } from "../actions/copy-button.tsx";
import { IconButton, IconLink } from "../actions/icon-button.tsx";
import { LinkButton } from "../actions/link-button.tsx";
import { LoadMore } from "../actions/load-more.tsx";
import { CountBadge } from "../feedback/badge.tsx";
import { Tooltip } from "../overlays/tooltip.tsx";
import { Family, longText, Sample } from "./sample.tsx";

export function Actions() {
  return <Family title="Actions">{() => <Samples />}</Family>;
}

function Samples() {
  const [chips, setChips] = useState(["Red", "Rp100.000 to Rp250.000", "Age 6+"]);
  return (
    <>
      <Sample name="Button: five variants; hover darkens, press sinks" wide>
        <div className="flex flex-wrap gap-3">
          <Button icon="shopping-bag">Add to bag</Button>
          <Button variant="court">Join the club</Button>
          <Button variant="secondary">View bag</Button>
          <Button variant="quiet">Not now</Button>
          <Button variant="danger" icon="trash-2">
            Delete
          </Button>
        </div>
      </Sample>
      <Sample name="Button: small, medium, large">
        <div className="flex flex-wrap items-center gap-3">
          <Button size="sm">Small</Button>
          <Button>Medium</Button>
          <Button size="lg">Large</Button>
        </div>
      </Sample>
      <Sample name="Button: disabled, loading">
        <div className="flex flex-wrap items-center gap-3">
          <Button disabled>Sold out</Button>
          <Button loading>Add to bag</Button>
          <Button loading variant="secondary">
            Save
          </Button>
        </div>
      </Sample>
      <Sample name="Button: full width, long text">
        <Button block>{longText.slice(0, 64)}</Button>
      </Sample>
      <Sample name="Link that looks like a button">
        <LinkButton to="/" variant="secondary" iconEnd="arrow-right">
          To the shop
        </LinkButton>
      </Sample>
      <Sample name="Icon button: plain, brick, raised, small, disabled, with count">
        <div className="flex flex-wrap items-center gap-2">
          <IconButton icon="heart" label="Save for later" />
          <IconButton icon="trash-2" label="Remove" tone="brick" />
          <IconButton icon="arrow-up" label="Up" tone="raised" />
          <IconButton icon="x" label="Close" size="sm" />
          <IconButton icon="search" label="Search" disabled />
          <IconLink icon="shopping-bag" label="Bag" to="/">
            <CountBadge count={3} corner />
          </IconLink>
          <IconLink icon="shopping-bag" label="Bag" to="/">
            <CountBadge count={120} corner />
          </IconLink>
        </div>
      </Sample>
      <Sample name="Tooltip: hover or focus">
        <Tooltip text="Compare sizes">
          {(id) => <IconButton icon="ruler" label="Size guide" aria-describedby={id} />}
        </Tooltip>
      </Sample>
      <Sample name="Chip: plain, removable, long">
        <div className="flex flex-wrap gap-2">
          <Chip>New</Chip>
          {chips.map((chip) => (
            <Chip key={chip} removeLabel={`Remove ${chip}`} onRemove={() => setChips(chips.filter((c) => c !== chip))}>
              {chip}
            </Chip>
          ))}
          <Chip>{longText}</Chip>
        </div>
      </Sample>
      <Sample name="Copy button: answers for one second">
        <p className="flex flex-wrap items-center gap-2 font-bold tabular-nums">
          8808 0812 3456 7890
          <CopyButton text="8808081234567890" label="Copy" copiedLabel="Copied" failedLabel="Copy failed" />
        </p>
      </Sample>
      <Sample name="Load more: ready, at the end" wide>
        <LoadMore
          to="?page=3"
          label="Load more"
          loadingLabel="Loading"
          status="20 of 134 products"
          shown={20}
          total={134}
        />
        <LoadMore
          to="?page=3"
          label="Load more"
          loadingLabel="Loading"
          status="134 of 134 products"
          shown={134}
          total={134}
        />
      </Sample>
    </>
  );
}
