<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates;

use Closure;
use Svc\EmailTemplates\Editor\HiddenBlock;
use Svc\EmailTemplates\Editor\TemplateEditor;
use Svc\EmailTemplates\Migrations\AddTestError;
use Svc\EmailTemplates\Migrations\CreateMailTables;
use Svc\EmailTemplates\Migrations\SettleQueuedMessages;
use Svc\EmailTemplates\Rendering\RenderingFeature;
use Svc\EmailTemplates\Screens\MailMenu;
use Svc\EmailTemplates\Sending\AddressKeys;
use Svc\EmailTemplates\Sending\Anniversaries;
use Svc\EmailTemplates\Sending\Hooks;
use Svc\EmailTemplates\Sending\MailKind;
use Svc\EmailTemplates\Sending\PersonalData;
use Svc\EmailTemplates\Sending\SendingFeature;
use Svc\EmailTemplates\Sending\Unsubscribing;
use Svc\EmailTemplates\Settings\SettingsFeature;
use Svc\EmailTemplates\Settings\SettingsStore;
use Svc\EmailTemplates\Signatures\SignatureFeature;
use Svc\EmailTemplates\Templates\TemplateFeature;
use Svc\EmailTemplates\Templates\TemplateHooks;
use Svc\EmailTemplates\Templates\TemplatePosts;
use Svc\Kernel\Admin\Menu;
use Svc\Kernel\Blocks\Block;
use Svc\Kernel\Blocks\BlockSet;
use Svc\Kernel\Component;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\SiteOption;
use Svc\Kernel\LazyFeature;
use Svc\Kernel\Rest\Router;
use Svc\LeadPages\LeadRecipients;
use Svc\Users\Contacts;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_Screen;

/** E-mail templates: made in the block editor, rendered to HTML and text, sent through the outbox. */
final class EmailTemplates extends Component {

	/** Their editor scripts are part of the editor of templates, so no other editor offers them. */
	private const BLOCKS = array( 'mail-person', 'mail-facts', 'mail-legal', 'mail-body' );

	/** The links of sent e-mails lead there, so it never changes. */
	private const UNSUBSCRIBE = '/unsubscribe/';

	/**
	 * @param Closure(): Contacts        $contacts
	 * @param Closure(): ?LeadRecipients $leads    Null where the lead pages are off.
	 */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $contacts,
		private readonly Closure $leads,
	) {}

	public function base(): string {
		return 'etb/v1';
	}

	public function title(): string {
		return __( 'E-mail templates', 'svc' );
	}

	public function manage(): string {
		return Capabilities::MANAGE;
	}

	protected function features(): array {
		return array(
			TemplateFeature::class  => new LazyFeature( fn () => new TemplateFeature( $this->database ), '/templates' ),
			RenderingFeature::class => new LazyFeature( fn () => new RenderingFeature( $this->database, $this->contacts ), '/render', '/templates/*/render', '/merge-tags', '/starters' ),
			SignatureFeature::class => new LazyFeature( fn () => new SignatureFeature( $this->database, $this->contacts ), '/signatures' ),
			SendingFeature::class   => new LazyFeature( fn () => new SendingFeature( $this->database, $this->contacts, $this->leads ), '/messages', '/templates/*/send-test' ),
			SettingsFeature::class  => new LazyFeature( fn () => new SettingsFeature( $this->database ), '/settings' ),
		);
	}

	public function register(): void {
		( new TemplateHooks( $this->database ) )->register();
		( new Hooks( $this->database, fn () => $this->feature( SendingFeature::class )->mailer(), $this->contacts ) )->register();
		if ( is_admin() ) {
			add_action( 'current_screen', fn ( WP_Screen $screen ) => TemplateEditor::on( $screen, $this->database ) );
		}
	}

	/** The addresses of unsubscribe links, which answer pages, too. */
	public function other_paths(): array {
		return array( self::UNSUBSCRIBE );
	}

	public function register_other_routes(): void {
		$path = self::UNSUBSCRIBE . '(?P<token>[^/]+)';
		Router::register_bare( $this->base(), $path, 'GET', fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => ( new Unsubscribing( $this->database ) )->show( $request ) );
		Router::register_bare( $this->base(), $path, 'POST', fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => ( new Unsubscribing( $this->database ) )->opt_out( $request ) );
	}

	/** The law asks that the link of a marketing e-mail works for weeks after it was sent. */
	public function lasting_paths(): array {
		return array( self::UNSUBSCRIBE );
	}

	public function migrations(): array {
		return array(
			'create-mail-tables'     => static fn () => new CreateMailTables(),
			'add-test-error'         => static fn () => new AddTestError(),
			'settle-queued-messages' => static fn () => new SettleQueuedMessages(),
		);
	}

	public function tables(): array {
		return array( 'mail_messages', 'mail_optouts' );
	}

	public function edited_types(): array {
		return array( TemplatePosts::TYPE => TemplatePosts::register_meta( ... ) );
	}

	public function message_kinds(): array {
		return array( MailKind::NAME => fn () => new MailKind( $this->database, 'admin.php?page=' . MailMenu::SENT ) );
	}

	public function exporters(): array {
		return array(
			'svc-mail' => array(
				'exporter_friendly_name' => __( 'E-mails sent by the company', 'svc' ),
				'callback'               => ( new PersonalData( $this->database ) )->export( ... ),
			),
		);
	}

	public function erasers(): array {
		return array(
			'svc-mail' => array(
				'eraser_friendly_name' => __( 'E-mails sent by the company', 'svc' ),
				'callback'             => ( new PersonalData( $this->database ) )->erase( ... ),
			),
		);
	}

	public function network_options(): array {
		return array( AddressKeys::OPTION );
	}

	public function delete_data(): void {
		// The settings keep those that they name from being deleted.
		SiteOption::delete( SettingsStore::OPTION );
		TemplatePosts::delete_all();
		delete_metadata( 'user', 0, Anniversaries::META, '', true );
	}

	public function blocks(): BlockSet {
		return new BlockSet( 'svc-mail', array_fill_keys( self::BLOCKS, static fn (): Block => new HiddenBlock() ) );
	}

	public function menu(): ?Menu {
		return MailMenu::menu();
	}

	public function capabilities(): array {
		return Capabilities::all( $this->contacts );
	}

	public function error_codes(): array {
		return array( MailError::class );
	}

	public function ability_categories(): array {
		return AbilityCategories::all();
	}
}
