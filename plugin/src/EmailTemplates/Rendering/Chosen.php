<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Rendering;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Render\Source;
use Svc\EmailTemplates\Settings\SettingsStore;
use Svc\EmailTemplates\Starters\Starters;
use Svc\EmailTemplates\Templates\Template;
use Svc\EmailTemplates\Templates\TemplateStore;
use Svc\Users\Fields\Role;

/** The template that the settings name for a purpose. */
final class Chosen {

	public function __construct(
		private readonly TemplateStore $templates,
		private readonly SettingsStore $settings,
	) {}

	/** Null for the starter: where the settings name no template, and where the named one is not active. */
	public function template( Purpose $purpose ): ?Template {
		return $this->active( $this->settings->current()->template_of( $purpose ), $purpose );
	}

	/** The template of a role's signatures, else that of all; null for the starter. */
	public function signature( Role $role ): ?Template {
		return $this->active( $this->settings->current()->signature['roles'][ $role->value ] ?? null, Purpose::Signature ) ?? $this->template( Purpose::Signature );
	}

	public function source( Purpose $purpose ): Source {
		return $this->template( $purpose )?->source() ?? Starters::of( $purpose )->source();
	}

	private function active( ?int $id, Purpose $purpose ): ?Template {
		return null === $id ? null : $this->templates->active( $id, $purpose );
	}
}
