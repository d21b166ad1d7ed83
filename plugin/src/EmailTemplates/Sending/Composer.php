<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Svc\EmailTemplates\Fields\Category;
use Svc\EmailTemplates\Fields\Context;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Render\Rendered;
use Svc\EmailTemplates\Render\Renderer;
use Svc\EmailTemplates\Rendering\Chosen;
use Svc\EmailTemplates\Rendering\SiteLanguage;
use Svc\EmailTemplates\Rendering\Situations;
use Svc\EmailTemplates\Settings\SettingsStore;
use Svc\EmailTemplates\Starters\Starters;
use Svc\EmailTemplates\Templates\Template;
use Svc\Kernel\Database\Database;

/** Makes a message of a template: subject, headers, HTML and text. */
final class Composer {

	public function __construct(
		private readonly Database $database,
		private readonly Chosen $chosen,
		private readonly SettingsStore $settings,
		private readonly Situations $situations,
	) {}

	/**
	 * @param Template|null                        $template    Null for the one that the settings name.
	 * @param array<string, array<string, string>> $contexts    Values by context and field. The recipient is the one who gets it.
	 * @param bool                                 $needs_nmls  Whether the person is a loan officer.
	 * @param bool                                 $sample      Whether contexts without values get samples.
	 * @param Context|null                         $answered_by Who gets the answers; null for the purpose's.
	 */
	public function compose( Purpose $purpose, ?Template $template, To $to, array $contexts, bool $needs_nmls = false, bool $sample = false, ?Context $answered_by = null ): Message {
		$template ??= $this->chosen->template( $purpose );
		$keys       = AddressKeys::current( $this->database );
		$to_hash    = $keys->hash( $to->email );
		$url        = Category::Marketing === $purpose->category() ? Unsubscribing::url( $keys, $to_hash ) : null;
		$rendered   = SiteLanguage::run(
			fn (): Rendered => Renderer::render(
				$template?->source() ?? Starters::of( $purpose )->source(),
				$this->situations->make( $purpose, array( 'recipient' => $to->tags() ) + $contexts, $needs_nmls, false, $sample, $url )
			)
		);
		return new Message(
			0,
			get_current_blog_id(),
			$template->id ?? 0,
			$template->version ?? 0,
			$purpose,
			$to->email,
			$to_hash,
			MailHeaders::line( $rendered->subject ),
			MessageStatus::Queued,
			'',
			MailHeaders::lines( $this->settings->current(), $purpose, $contexts, $answered_by, $url ),
			$rendered->html,
			$rendered->text,
			0,
			time(),
		);
	}
}
