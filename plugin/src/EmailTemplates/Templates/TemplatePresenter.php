<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

use Svc\EmailTemplates\Rendering\Library;
use Svc\EmailTemplates\Settings\SettingsStore;

/** Converts templates to answers. */
final class TemplatePresenter {

	public function __construct( private readonly SettingsStore $settings ) {}

	/** @return array<string, mixed> */
	public function single( Template $template ): array {
		return self::head( $template ) + self::body( $template ) + self::tail( $template, $this->settings->templates() );
	}

	/**
	 * @param list<Template> $templates
	 * @return list<array<string, mixed>> Without content and theme.
	 */
	public function items( array $templates ): array {
		$used = $this->settings->templates();
		return array_map( static fn ( Template $template ): array => self::head( $template ) + self::tail( $template, $used ), $templates );
	}

	/** @return array<string, mixed> */
	public static function file( Template $template ): array {
		$content = new PortableContent( $template->purpose, Library::pattern( ... ), Library::image_size( ... ), home_url( '/' ) );
		return array(
			'format'         => TemplateFields::FORMAT,
			'format_version' => 1,
			'name'           => $template->name,
			'purpose'        => $template->purpose->value,
			'subject'        => $template->subject,
			'preheader'      => $template->preheader,
		) + self::body( $template->with( array( 'content' => $content->exported( $template->content ) ) ) );
	}

	/** @return array<string, mixed> */
	private static function head( Template $template ): array {
		return array(
			'id'        => $template->id,
			'version'   => $template->version,
			'name'      => $template->name,
			'purpose'   => $template->purpose->value,
			'category'  => $template->purpose->category()->value,
			'subject'   => $template->subject,
			'preheader' => $template->preheader,
		);
	}

	/** @return array<string, mixed> */
	private static function body( Template $template ): array {
		return array(
			'content' => $template->content,
			// An object stays one when it is empty.
			'theme'   => (object) $template->theme,
		);
	}

	/**
	 * @param list<int> $used IDs of the templates that the settings name.
	 * @return array<string, mixed>
	 */
	private static function tail( Template $template, array $used ): array {
		return array(
			'status'      => $template->status->value,
			'in_use'      => in_array( $template->id, $used, true ),
			'created_at'  => $template->created_at,
			'modified_at' => $template->modified_at,
			'modified_by' => $template->modified_by,
		);
	}
}
